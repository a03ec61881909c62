// What the console's sources import of each other, as their text says: how they are cut into files hangs on it.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { lateSources } from "./worker-bundle.ts";

/** Of each source file, by its path under src/, what it imports statically, and all that are reached by import(). */
export type ReadSources = {
  imports: ReadonlyMap<string, readonly string[]>;
  lazy: ReadonlySet<string>;
};

/**
 * Read beforehand: a file may be loaded as a static import before its import() is come across. One after the other, since more
 * than a thousand promises of files take ten times as long.
 */
export function readSources(): ReadSources {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      /\.tsx?$/u.test(name) &&
      !/\.(?:test|browser)\.tsx?$|\.d\.ts$/u.test(name) &&
      !/^(?:bundling|exam-server|testing)\//u.test(name),
  );
  const imports = new Map<string, string[]>();
  const lazy = new Set<string>();
  for (const name of names) {
    const source = readFileSync(join("src", name), "utf8");
    const inFolder = (match: RegExpExecArray) => join(dirname(name), match[1] ?? "");
    imports.set(name, [...source.matchAll(staticImport)].map(inFolder));
    for (const match of source.matchAll(dynamicImport)) lazy.add(inFolder(match));
  }
  for (const path of lateSources) lazy.delete(relative("src", path));
  return { imports, lazy };
}

const staticImport = /^(?:import|export) (?!type)[^;]*?from "(\.[^"]+)"/gmu;
const dynamicImport = /\bimport\(\s*"(\.[^"]+)"\s*\)/gu;
