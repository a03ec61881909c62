// What `npm start -- …` understands. Faults are sentences for the maintainer's terminal.
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { DatabaseChoice } from "./database/open-database.ts";
import { isOrigin } from "./http/allowed-origins.ts";
import { readCardKey } from "./security/card-keys/card-key.ts";
import type { School } from "./seed/seed.ts";
import { StartError, wordsOf } from "./start-error.ts";

export type StartCommand = {
  port: number;
  host: string;
  database: DatabaseChoice;
  school: School;
  /** Simulated participants sit exams (demonstration/). */
  live: boolean;
  /** The real exam server to hand calls to, instead of the embedded one. */
  server: URL | null;
  /** E-mail of the account that gets a new password. */
  resetPassword: string | null;
  /** The address of the proxy in front, whose word on who called is taken. */
  trustedProxy: string | null;
  /** Of the passwords' copies, where it is not to be in the data folder. */
  cardKey: Buffer | null;
  /** Of pages elsewhere that may make the calls of participants. */
  participantOrigins: string[];
  help: boolean;
};

export const usage = `npm start -- [options]
  --port NUMBER           port to listen on (9988)
  --host ADDRESS          address to listen on (0.0.0.0: every network the computer is in)
  --data FOLDER           where the embedded database keeps its files (data/exam-server)
  --pglite                only for trying out, where PostgreSQL cannot run: a power cut can cost everything
  --empty                 fill a new database with one Head Master only, not the demonstration school
  --live                  run an exam in the demonstration school with simulated participants, until the server stops
  --reset-password EMAIL  give that account a new password and print it
  --server URL            serve the console only, with calls handed to the exam server at URL
  --trusted-proxy ADDRESS take X-Forwarded-For from the proxy at that address (or TRUSTED_PROXY in the environment)
  --help                  print this
  DATABASE_URL=postgres://… in the environment: use that PostgreSQL instead of the embedded database
  EXO_CARD_KEY=… in the environment: 32 bytes, hex or base64, that encrypt the passwords for cards
  EXO_PARTICIPANT_ORIGINS=… in the environment: origins of exam apps that may call from their own pages, with commas between`;

/** @throws StartError */
export function readCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): StartCommand {
  const values = parse(args);
  const url = environment["DATABASE_URL"] ?? "";
  if (url !== "" && !/^postgres(?:ql)?:\/\//u.test(url)) {
    throw new StartError("DATABASE_URL must begin with postgres://.");
  }
  if (values.live) refuseBeside(values, url);
  if (values.pglite && url !== "") {
    throw new StartError("--pglite keeps the data in the data folder: leave out DATABASE_URL.");
  }
  return {
    port: readPort(values.port),
    host: values.host,
    database:
      url === ""
        ? { kind: "folder", path: resolve(values.data), pglite: values.pglite }
        : { kind: "postgres", url, shared: true },
    school: values.empty ? "empty" : "demo-sat",
    live: values.live,
    server: values.server === undefined ? null : readServer(values.server),
    resetPassword: values["reset-password"] ?? null,
    trustedProxy: readProxy(values["trusted-proxy"] ?? environment["TRUSTED_PROXY"] ?? ""),
    cardKey: readKey(environment["EXO_CARD_KEY"] ?? ""),
    participantOrigins: readOrigins(environment["EXO_PARTICIPANT_ORIGINS"] ?? ""),
    help: values.help,
  };
}

/** Simulated participants get into no other data than those of the demonstration. */
function refuseBeside(
  { empty, server }: { empty: boolean; server?: string | undefined },
  url: string,
) {
  if (empty) throw new StartError("--live needs the demonstration school: leave out --empty.");
  if (server !== undefined) {
    throw new StartError("--live runs on the embedded exam server: leave out --server.");
  }
  if (url !== "") {
    throw new StartError("--live runs on the embedded database: leave out DATABASE_URL.");
  }
}

/** What was written is not repeated: it may be nearly the key. */
function readKey(text: string): Buffer | null {
  if (text === "") return null;
  const key = readCardKey(text);
  if (key) return key;
  throw new StartError(
    "EXO_CARD_KEY must be 32 bytes, written as 64 hexadecimal digits or as base64.",
  );
}

function readOrigins(text: string): string[] {
  const origins = text.split(/[\s,]+/u).filter((origin) => origin !== "");
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new StartError(
    `EXO_PARTICIPANT_ORIGINS must hold origins like capacitor://localhost or https://ujian.example.sch.id, not "${wrong}".`,
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        port: { type: "string", default: "9988" },
        host: { type: "string", default: "0.0.0.0" },
        data: { type: "string", default: "data/exam-server" },
        pglite: { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        live: { type: "boolean", default: false },
        server: { type: "string" },
        "reset-password": { type: "string" },
        "trusted-proxy": { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    // Node's own words go on about positional arguments; the first sentence says it.
    const [sentence] = wordsOf(error).split(". ");
    throw new StartError(`${sentence}. Run npm start -- --help for what there is.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) {
    throw new StartError(`--port must be a number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readProxy(text: string): string | null {
  if (text === "") return null;
  if (isIP(text) === 0) {
    throw new StartError(
      `--trusted-proxy (or TRUSTED_PROXY) must be an address like 192.168.1.2, not "${text}".`,
    );
  }
  return text;
}

function readServer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/u.test(url.protocol)) {
    throw new StartError(
      `--server must be an address like http://192.168.1.10:9988, not "${text}".`,
    );
  }
  return url;
}
