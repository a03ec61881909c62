// Classes that a component reads from a CSS module and that are not in it: to TypeScript every name is one.

/** Comments, strings, names of layers, and classes that are the page's own: nothing in them is a class of the module. */
const noClasses = /\/\*[\s\S]*?\*\/|"[^"\n]*"|@layer [^;{]*|:global\([^)]*\)/gu;
const classes = /\.([A-Za-z_][\w-]*)/gu;

/** `path` as the source names it. What a source reads by a name that it finds out, `css[look]`, nobody can tell. */
export function strangeClasses(source: string, path: string, styles: string): string[] {
  const local = importOf(source, path);
  if (local === undefined) return [];
  const known = new Set(
    [...styles.replace(noClasses, " ").matchAll(classes)].map(([, name]) => name),
  );
  const read = new RegExp(`(?<![\\w$.-])${local}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "gu");
  const names = [...source.matchAll(read)].map(([, name, quoted]) => name ?? quoted ?? "");
  return [...new Set(names)].filter((name) => !known.has(name));
}

/** What the source calls what it imports from there. */
function importOf(source: string, path: string): string | undefined {
  const imports = source.matchAll(/^import (\w+) from "([^"]+)";/gmu);
  return [...imports].find(([, , from]) => from === path)?.[1];
}
