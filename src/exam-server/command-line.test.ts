import { createServer } from "node:http";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readCommandLine } from "./command-line.ts";
import { listen, networkAddress, stopListening } from "./http/listening.ts";
import { checkStart } from "./start-check.ts";
import { StartError } from "./start-error.ts";
import { startReport } from "./start-report.ts";

const test = suite("the command line");

test("without options: port 9988 on every network, the demonstration school in data/exam-server", () => {
  assert.equal(readCommandLine([], {}), {
    port: 9988,
    host: "0.0.0.0",
    database: { kind: "folder", path: resolve("data/exam-server"), pglite: false },
    school: "demo-sat",
    live: false,
    server: null,
    resetPassword: null,
    trustedProxy: null,
    cardKey: null,
    participantOrigins: [],
    help: false,
  });
});

test("each option is understood", () => {
  const command = readCommandLine(
    ["--port", "8080", "--host=127.0.0.1", "--data", "/srv/exo", "--empty"],
    {},
  );
  assert.is(command.port, 8080);
  assert.is(command.host, "127.0.0.1");
  assert.equal(command.database, { kind: "folder", path: resolve("/srv/exo"), pglite: false });
  assert.is(command.school, "empty");
  const other = readCommandLine(["--server", "http://10.0.0.2:9988"], {});
  assert.is(other.server?.origin, "http://10.0.0.2:9988");
  assert.is(readCommandLine(["--trusted-proxy", "10.0.0.3"], {}).trustedProxy, "10.0.0.3");
  assert.is(readCommandLine([], { TRUSTED_PROXY: "::1" }).trustedProxy, "::1");
  const key = Buffer.alloc(32, 7);
  for (const text of [key.toString("hex"), ` ${key.toString("base64")}`]) {
    assert.equal(readCommandLine([], { EXO_CARD_KEY: text }).cardKey, key);
  }
  const origins = "capacitor://localhost, https://ujian.example.sch.id";
  assert.equal(
    readCommandLine([], { EXO_PARTICIPANT_ORIGINS: origins }).participantOrigins,
    origins.split(", "),
  );
  const url = "postgresql://exo@localhost/exo";
  assert.equal(readCommandLine([], { DATABASE_URL: url }).database, {
    kind: "postgres",
    url,
    shared: true,
  });
});

test("--live takes the demonstration school alone", () => {
  assert.ok(readCommandLine(["--live", "--data", "/srv/demo"], {}).live);
  const refused = (args: string[], environment = {}) => {
    const read = () => readCommandLine(["--live", ...args], environment);
    assert.throws(
      read,
      (error: unknown) => error instanceof StartError && /--live/u.test(error.message),
    );
  };
  refused(["--empty"]);
  refused(["--server", "http://10.0.0.2:9988"]);
  refused([], { DATABASE_URL: "postgresql://exo@localhost/exo" });
});

test("what is wrong is told in one sentence", () => {
  const cases: [string[], Record<string, string>, RegExp][] = [
    [["--prot", "1"], {}, /Unknown option '--prot'/u],
    [["--port", "99999"], {}, /0 to 65535, not "99999"/u],
    [["--port"], {}, /--port/u],
    [["now"], {}, /now/u],
    [["--server", "10.0.0.2"], {}, /http:\/\/192/u],
    [["--server", "ftp://10.0.0.2"], {}, /http:\/\/192/u],
    [["--trusted-proxy", "proxy.sekolah"], {}, /192\.168\.1\.2, not "proxy\.sekolah"/u],
    [[], { DATABASE_URL: "mysql://x" }, /postgres:\/\//u],
    [[], { EXO_PARTICIPANT_ORIGINS: "*" }, /capacitor:\/\/localhost or .*, not "\*"/u],
    [[], { EXO_CARD_KEY: "secret" }, /32 bytes, written as 64 hexadecimal digits or as base64\.$/u],
  ];
  for (const [args, environment, words] of cases) {
    try {
      readCommandLine(args, environment);
      assert.unreachable(args.join(" "));
    } catch (error) {
      assert.instance(error, StartError);
      assert.match((error as Error).message, words);
      assert.not.match((error as Error).message, /\n/u);
    }
  }
});

test("the first start shows passwords, a later one says that the accounts exist", () => {
  const command = readCommandLine([], {});
  const server = {
    url: "http://localhost:9988/adm/",
    port: 9988,
    powerCutRisk: false,
    clockBehindMs: 0,
    satByOthers: null,
  };
  const account = {
    name: "A",
    email: "a@sekolah.contoh",
    password: "K7PM2XQA",
    role: "EVIL",
  } as const;
  const first = startReport(command, { ...server, accounts: [account] }, "192.168.1.9");
  assert.match(first, "http://localhost:9988/adm/");
  assert.match(first, "http://192.168.1.9:9988/adm/");
  assert.match(first, /Head Master +a@sekolah\.contoh +K7PM2XQA/u);
  const later = startReport(command, { ...server, accounts: [] }, "");
  assert.match(later, /accounts exist already/u);
  assert.not.match(later, /on the network|power cut|live demonstration|PGlite/u);
  const live = startReport({ ...command, live: true }, { ...server, accounts: [account] }, "");
  assert.match(live, /live demonstration is running.*until you stop the server/su);
  const beside = { ...server, accounts: [account], satByOthers: "Uji B" };
  const leftOut = startReport({ ...command, live: true }, beside, "");
  assert.match(leftOut, /runs without the live demonstration.*"Uji B"/u);
  assert.not.match(leftOut, /demonstration is running/u);
  const risk = { ...server, accounts: [], powerCutRisk: true };
  const warned = startReport(command, risk, "");
  assert.match(warned, /ONLY FOR TRYING OUT.*--pglite.*power cut can cost/u);
  assert.not.match(warned, /clock/u);
  const behind = { ...server, accounts: [], clockBehindMs: 26.5 * 3_600_000 };
  const late = startReport(command, behind, "");
  assert.match(late, /clock of this computer is 1 d 2 h 30 min behind the newest data/u);
});

test("a taken port and a wrong option are told before anything is built", async () => {
  const taken = createServer();
  const port = await listen(taken, 0, "127.0.0.1");
  const refused = async (...args: string[]) => {
    try {
      await checkStart(args, {});
    } catch (error) {
      assert.instance(error, StartError);
      return (error as StartError).message;
    }
    return null;
  };
  const there = ["--host", "127.0.0.1", "--port", String(port)];
  assert.match((await refused(...there))!, `Port ${port} is in use`);
  assert.match((await refused("--nonsense"))!, "Unknown option");
  await stopListening(taken);
  assert.is(await refused(...there), null);
});

test("a server at one address says no other", () => {
  assert.is(networkAddress("127.0.0.1"), "");
  assert.is(networkAddress("192.168.1.9"), "");
});

test.run();
