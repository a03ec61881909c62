// mhchem's \ce{…} as Word's equations, as far as schools need it: formulas with indices and charges, isotopes, reactions
// with arrows. Every run has the style by which chemistry-latex.ts knows it again.
import { chemistrySigns } from "./chemistry-latex.ts";
import { chemistryStyle } from "../word-style-names.ts";
import * as omml from "./math-markup.ts";

const run = (text: string) => omml.mathRun(text.replace(/-/gu, "−"), omml.upright, chemistryStyle);

const script = String.raw`\{([^{}\\$]*)\}|(\d*[+-](?=[\s)\]]|$)|\d+|[a-zA-Z])`;
const patterns = {
  arrow: /\s*(<=>|<->|->|<-)((?:\[[^[\]]*\]){0,2})\s*/uy,
  gas: /\s+([v^])(?=\s|$)\s*/uy,
  plus: /\s*\+\s+|\s+\+\s*/uy,
  space: /\s+/uy,
  /** An element, a bracket or a letter. */
  atom: /[A-Z][a-z]?|[a-z]|[()[\]]/uy,
  number: /\d+(?:[.,/]\d+)?/uy,
  bond: /[=#.*-]/uy,
  index: /\d+/uy,
  low: new RegExp(`_(?:${script})`, "uy"),
  high: new RegExp(`\\^(?:${script})`, "uy"),
  charge: /[+-](?=[\s)\]]|$)/uy,
} as const;

class ChemistryReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  take(name: keyof typeof patterns): RegExpExecArray | null {
    const pattern = patterns[name];
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }
}

/** Null: something in it is not known here. */
export function chemistryOf(source: string): string | null {
  const reader = new ChemistryReader(source.trim());
  let markup = "";
  while (!reader.isAtEnd()) {
    const part = partOf(reader);
    if (part === null) return null;
    markup += part;
  }
  return markup === "" ? null : markup;
}

function partOf(reader: ChemistryReader): string | null {
  const arrow = reader.take("arrow");
  if (arrow) return arrowOf(arrow[1] ?? "", arrow[2] ?? "");
  const gas = reader.take("gas");
  if (gas) return run(gas[1] === "v" ? " ↓ " : " ↑ ");
  if (reader.take("plus")) return run(" + ");
  if (reader.take("space")) return run(" ");
  const atom = reader.take("atom");
  if (atom) return withScripts(run(atom[0]), reader);
  const number = reader.take("number");
  if (number) return run(number[0]);
  const bond = reader.take("bond");
  if (bond) return run(bond[0].replace(/[.*]/u, "·").replace("#", "≡"));
  return isotope(reader);
}

/** A number after it is its index; a state may stand below that. */
function withScripts(base: string, reader: ChemistryReader): string {
  const index = reader.take("index")?.[0];
  let above = scriptOf(reader.take("high"));
  let below = scriptOf(reader.take("low"));
  above ??= scriptOf(reader.take("high")) ?? reader.take("charge")?.[0] ?? null;
  const inner =
    index !== undefined && below !== null ? omml.scripted(base, run(index), null) : base;
  below ??= index ?? null;
  return omml.scripted(
    inner,
    below === null ? null : run(below),
    above === null ? null : run(above),
  );
}

function scriptOf(found: RegExpExecArray | null): string | null {
  return found ? (found[1] ?? found[2] ?? "") : null;
}

/** "^{14}_{6}C": the numbers before the element. */
function isotope(reader: ChemistryReader): string | null {
  const first = scriptOf(reader.take("high"));
  const below = scriptOf(reader.take("low")) ?? "";
  const above = first ?? scriptOf(reader.take("high")) ?? "";
  const atom = above + below === "" ? null : reader.take("atom");
  if (!atom) return null;
  return omml.scriptsBefore(withScripts(run(atom[0]), reader), run(below), run(above));
}

function arrowOf(sign: string, conditions: string): string | null {
  const shown = chemistrySigns.find(([source]) => source === sign)?.[1] ?? "→";
  const [above = "", below = ""] = [...conditions.matchAll(/\[([^[\]]*)\]/gu)].map(
    ([, words = ""]) => words.replace(/\\Delta(?![a-z])\s*/gu, "Δ").trim(),
  );
  if (/[\\$^_{}]/u.test(above + below)) return null;
  const base = omml.mathRun(` ${shown} `, omml.upright, chemistryStyle);
  return omml.stacked(base, below === "" ? null : run(below), above === "" ? null : run(above));
}
