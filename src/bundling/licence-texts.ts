// The licences of what others wrote and the bundle holds: they ask that their text goes wherever their work goes.
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { BundleError } from "./bundle-error.ts";

/** What a plug-in of the build brings in, by the start of its name. */
const brought: Record<string, string> = {
  "font:": "node_modules/@fontsource/stix-two-math",
  "icons:": "node_modules/lucide-static",
};

/** They ask for nothing, so that such a package may come without their text. */
const askNothing = ["Unlicense", "CC0-1.0", "0BSD"];

const line = `\n\n${"-".repeat(80)}\n\n`;

/** Ours, then one part for each package, by name. @throws BundleError when a package lacks its licence */
export async function makeLicenceText({ outputs }: Pick<Metafile, "outputs">): Promise<string> {
  const sources = new Map<string, string[]>();
  for (const source of Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))) {
    const folder = packageFolder(source);
    if (folder) sources.set(folder, [...(sources.get(folder) ?? []), source]);
  }
  const parts = [...sources].map(([folder, files]) => describe(folder, [...new Set(files)]));
  const described = (await Promise.all(parts)).sort((one, other) => one.localeCompare(other));
  const own = (await readFile("LICENSE", "utf8")).trim();
  return `${[`Extraordinary CBT admin console\n\n${own}`, ...described].join(line)}\n`;
}

function packageFolder(source: string): string | undefined {
  const plugIn = Object.keys(brought).find((start) => source.startsWith(start));
  return plugIn ? brought[plugIn] : /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(source)?.[0];
}

type PackageFile = { name: string; version: string; license?: string };

async function describe(folder: string, sources: readonly string[]): Promise<string> {
  const file = await readFile(join(folder, "package.json"), "utf8");
  const { name, version, license = "" } = JSON.parse(file) as PackageFile;
  const texts = await licencesIn(folder);
  if (texts.length === 0 && !askNothing.includes(license)) {
    throw new BundleError(`${name} is in the bundle, but its licence is not in its package.`);
  }
  const notices = await Promise.all(sources.filter(isScript).map(noticesIn));
  return [`${name} ${version}, ${license}`, ...texts, ...new Set(notices.flat())].join("\n\n");
}

async function licencesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^(?:licen[cs]e|notice)\b/iu.test(name));
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => text.trim());
}

const isScript = (source: string) => /\.m?js$/u.test(basename(source));

/** A file of a package may come from somebody else: then its own comments say so, which esbuild takes out. */
async function noticesIn(source: string): Promise<string[]> {
  const comments = (await readFile(source, "utf8")).match(/\/\*[\s\S]*?\*\//gu) ?? [];
  return comments.filter((comment) => /\bcopyright\b/iu.test(comment));
}
