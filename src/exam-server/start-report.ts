// What the terminal says once the server answers: addresses, and passwords the only time they are known.
import { roleLabels } from "../contract/permissions.ts";
import type { StartCommand } from "./command-line.ts";
import type { NodeServer } from "./node.ts";

export function startReport(
  command: StartCommand,
  { url, port, accounts, powerCutRisk }: Omit<NodeServer, "close">,
  network: string,
): string {
  const lines = [
    `Extraordinary CBT ${__VERSION__}`,
    `  on this computer  ${url}`,
    ...(network === "" ? [] : [`  on the network    http://${network}:${port}${__BASE__}`]),
    `  ${sourceOf(command)}`,
    ...(powerCutRisk === null
      ? []
      : [`  A power cut can cost what was saved last: there is no PostgreSQL, ${powerCutRisk}.`]),
    "  stop with Ctrl+C",
    "",
    ...accountLines(command, accounts),
  ];
  return lines.join("\n");
}

export function printStart(command: StartCommand, server: NodeServer, network: string): void {
  console.log(startReport(command, server, network));
}

function sourceOf({ server, database }: StartCommand): string {
  if (server) return `calls go to        ${server.origin}`;
  if (database.kind === "folder") return `data in           ${database.path}`;
  return "data in           the PostgreSQL of DATABASE_URL";
}

function accountLines(command: StartCommand, accounts: NodeServer["accounts"]): string[] {
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
