// What the terminal says once the server answers: addresses, and passwords the only time they are known.
import { roleLabels } from "../contract/roles.ts";
import type { StartCommand } from "./command-line.ts";
import type { Account } from "./security/staff-password.ts";

export type StartedServer = {
  /** Where the console is, for a browser on this computer. */
  url: string;
  port: number;
  /** The accounts that this start made or gave a new password. */
  accounts: Account[];
  /** A cut of power may cost what was confirmed. */
  powerCutRisk: boolean;
  /** The exam because of whose participants the demonstration was left out; null: it runs, or was not asked for. */
  satByOthers: string | null;
  /** How many milliseconds this computer's clock is behind the newest data; 0: it may be right. */
  clockBehindMs: number;
};

export function startReport(
  command: StartCommand,
  { url, port, accounts, powerCutRisk, clockBehindMs, satByOthers }: StartedServer,
  network: string,
): string {
  const lines = [
    `Extraordinary CBT ${__VERSION__}`,
    `  on this computer  ${url}`,
    ...(network === "" ? [] : [`  on the network    http://${network}:${port}${__BASE__}`]),
    `  ${sourceOf(command)}`,
    ...(powerCutRisk
      ? [
          red(
            "  ONLY FOR TRYING OUT: the data are kept by PGlite (--pglite). A power cut can cost what was saved last, or everything.",
          ),
        ]
      : []),
    ...(clockBehindMs === 0 ? [] : [`  ${clockLine(clockBehindMs)}`]),
    "  stop with Ctrl+C",
    ...(command.live
      ? ["", ...(satByOthers === null ? liveLines : leftOutLines(satByOthers))]
      : []),
    "",
    ...accountLines(command, accounts),
  ];
  return lines.join("\n");
}

/** On a terminal; in a file of a log the codes would stand as text. */
const red = (text: string) => (process.stdout.isTTY ? `\u001B[31m${text}\u001B[39m` : text);

const liveLines = [
  "A live demonstration is running: 32 simulated participants sit an exam in two rooms, 8 more have theirs in a later session.",
  "  Look at Monitor peserta, Token Ujian, Ujian peserta and Chat; whatever you do there reaches them.",
  "  It goes on with one exam after the other until you stop the server; start without --live to be without it.",
];

const leftOutLines = (exam: string) => [
  `The server runs without the live demonstration, because participants sit "${exam}".`,
  "  Start it again with --live when that exam is over.",
];

function clockLine(behindMs: number): string {
  const minutes = Math.ceil(behindMs / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts = [
    [days, "d"],
    [hours, "h"],
    [minutes % 60, "min"],
  ].flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}`));
  return `The clock of this computer is ${parts.join(" ")} behind the newest data. Set it before an exam begins.`;
}

export function printStart(command: StartCommand, server: StartedServer, network: string): void {
  console.log(startReport(command, server, network));
}

function sourceOf({ server, database }: StartCommand): string {
  if (server) return `calls go to        ${server.origin}`;
  if (database.kind === "folder") return `data in           ${database.path}`;
  return "data in           the PostgreSQL of DATABASE_URL";
}

function accountLines(command: StartCommand, accounts: readonly Account[]): string[] {
  if (command.server) return [];
  if (accounts.length === 0) {
    return ["The accounts exist already. Password forgotten: npm start -- --reset-password E-MAIL"];
  }
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    "Sign in with one of these. The passwords are shown only now; write them down:",
    ...accounts.map(
      ({ role, email, password }) =>
        `  ${roleLabels[role].padEnd(12)} ${email.padEnd(width)}  ${password}`,
    ),
  ];
}
