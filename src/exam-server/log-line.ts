// What the server says in the terminal while it runs: a line for each event, whatever came from outside in it. Nobody who
// sends requests can write a second line, move the cursor or clear the screen.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const maxLength = 4_000;

/** `error`: its stack, where it has one. */
export function logFault(what: string, error: unknown): void {
  logLine(`${what}: ${stackOf(error)}`);
}

export function logLine(text: string): void {
  console.error(oneLine(text));
}

export function oneLine(text: string): string {
  const line = text.slice(0, maxLength).replace(unprintable, escaped);
  return text.length > maxLength ? `${line}…` : line;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack ?? error.message;
}

function escaped(sign: string): string {
  if (sign === "\n") return "\\n";
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
