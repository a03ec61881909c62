// One SVG file with the icons that the console uses, made from lucide-static's table of shapes, and the drawings of its own.
import { readFile } from "node:fs/promises";
import { iconNames } from "../ui/icon-names.ts";

const table = "node_modules/lucide-static/icon-nodes.json";

export const drawings = "src/ui/drawings.svg";

/** `[["path", { d: "M3 6h18" }], …]` */
type Shapes = [element: string, attributes: Record<string, string>][];

/** Each icon is a <symbol> by its name; stroke and size come from the <svg> that uses it. Our own file has such symbols. */
export async function makeIconSprite(): Promise<string> {
  const shapesOf = JSON.parse(await readFile(table, "utf8")) as Record<string, Shapes>;
  const symbols = [...iconNames].sort().map((name) => {
    const shapes = shapesOf[name];
    if (!shapes) throw new Error(`${table} has no icon "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(drawn).join("")}</symbol>`;
  });
  const own = await readFile(drawings, "utf8");
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}${own.trim()}</svg>`;
}

function drawn([element, attributes]: Shapes[number]): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${element}${named.join("")}/>`;
}
