// What can be known before the bundle is built: a wrong option or a taken port is told at once.
import { createServer } from "node:http";
import { readCommandLine } from "./command-line.ts";
import { listen, stopListening } from "./http/listening.ts";

/** @throws StartError */
export async function checkStart(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { port, host, help } = readCommandLine(args, environment);
  if (help || port === 0) return;
  const server = createServer();
  await listen(server, port, host);
  await stopListening(server);
}
