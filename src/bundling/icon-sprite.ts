// One SVG file with the icons that the console uses, cut from lucide-static, and the drawings of its own.
import { readFile } from "node:fs/promises";
import { iconNames } from "../ui/icon-names.ts";

const folder = "node_modules/lucide-static/icons";

export const drawings = "src/ui/drawings.svg";

/** Each icon is a <symbol> by its name; stroke and size come from the <svg> that uses it. */
export async function makeIconSprite(): Promise<string> {
  const symbols = await Promise.all([...iconNames].sort().map(readSymbol));
  const own = (await readFile(drawings, "utf8")).match(/<symbol[\s\S]*?<\/symbol>/gu) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...own].join("")}</svg>`;
}

async function readSymbol(name: string): Promise<string> {
  const svg = await readFile(`${folder}/${name}.svg`, "utf8");
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/u.exec(svg)?.[1];
  if (inner === undefined) throw new Error(`${folder}/${name}.svg is not an icon`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s*\n\s*/gu, "")}</symbol>`;
}
