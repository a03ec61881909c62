// What stands in src, for the tests that look at the sources: listed once, and each file read once.
import { readdirSync, readFileSync } from "node:fs";

let names: readonly string[] | null = null;
const texts = new Map<string, string>();

/** Files and folders, from src on. */
export function sourceNames(): readonly string[] {
  return (names ??= readdirSync("src", { recursive: true, encoding: "utf8" }));
}

export function sourceText(name: string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(`src/${name}`, "utf8");
  texts.set(name, text);
  return text;
}
