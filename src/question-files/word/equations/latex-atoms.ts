// The pieces that a formula is made of on its way from LaTeX to Word, and how they become markup.
import { functionNames } from "./equation-characters.ts";
import * as omml from "./math-markup.ts";

export type Atom =
  /** Adjacent texts of one look become one run. */
  | { kind: "text"; text: string; look: string }
  | { kind: "xml"; xml: string }
  | { kind: "group"; atoms: Atom[] }
  | { kind: "large"; sign: string }
  | { kind: "function"; xml: string; limits: boolean }
  /** Its scripts stand above and below. */
  | { kind: "stack"; xml: string };

export const text = (signs: string, look = ""): Atom => ({ kind: "text", text: signs, look });
export const xml = (markup: string): Atom => ({ kind: "xml", xml: markup });

export function xmlOf(atoms: readonly Atom[]): string {
  const flat = atoms.flatMap(spread);
  let markup = "";
  for (let at = 0; at < flat.length;) {
    const atom = flat[at] as Atom;
    if (atom.kind !== "text") {
      markup +=
        atom.kind === "xml" || atom.kind === "stack" || atom.kind === "function" ? atom.xml : "";
      at += 1;
      continue;
    }
    let signs = "";
    for (let next = flat[at]; next?.kind === "text" && next.look === atom.look; next = flat[at]) {
      signs += next.text;
      at += 1;
    }
    markup += runs(signs, atom.look);
  }
  return markup;
}

/** A group that nothing is put on is only what is in it; a large operator without anything is its sign. */
function spread(atom: Atom): Atom[] {
  if (atom.kind === "group") return atom.atoms.flatMap(spread);
  return atom.kind === "large" ? [text(atom.sign)] : [atom];
}

/** Letters that by chance spell a function would be read as one. */
function runs(signs: string, look: string): string {
  if (look !== "" || !functionNames.has(signs.trim())) return omml.mathRun(signs, look);
  return omml.mathRun(signs.slice(0, 1)) + omml.mathRun(signs.slice(1));
}
