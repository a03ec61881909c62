// Characters of Word's symbol fonts, which have codes of their own, as the Unicode characters that they look like.
// Source: the published mapping of the Adobe Symbol encoding, and the code charts of Wingdings, Wingdings 2 and Webdings.

const symbolText = [
  ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ"],
  ["abcdefghijklmnopqrstuvwxyz", "αβχδεφγηιϕκλμνοπθρστυϖωξψζ"],
  ["\"$'*-@\\^~", "∀∃∋∗−≅∴⊥∼"],
  ["¡¢£¤¥§¨©ª«¬\u00ad®¯", "ϒ′≤⁄∞♣♦♥♠↔←↑→↓"],
  ["°±²³´µ¶·¸¹º»¼", "°±″≥×∝∂•÷≠≡≈…"],
  ["ÀÄÅÆÇÈÉÊËÌÍÎÏ", "ℵ⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉"],
  ["ÐÑÕÖ×ØÙÚÛÜÝÞß", "∠∇∏√⋅¬∧∨⇔⇐⇑⇒⇓"],
  ["åò", "∑∫"],
] as const;
const wingdingsText = [
  ["JKL", "☺😐☹"],
  ["lnoq§¨", "●■□❑▪◻"],
  ["ßàáâðñòèéêëìíîïü", "←→↑↓⇨⇧⇩➔↖↗↙↘↖↗⇦✓"],
  ["ûýþ", "✗☒☑"],
] as const;
const tables: Readonly<Record<string, Map<string, string>>> = {
  symbol: mapOf(symbolText),
  wingdings: mapOf(wingdingsText),
  "wingdings 2": mapOf([["OPQRST", "✗✓☒☑☒☒"]]),
  webdings: mapOf([["acr", "✓□✗"]]),
};

function mapOf(rows: readonly (readonly [string, string])[]): Map<string, string> {
  const map = new Map<string, string>();
  for (const [codes, shown] of rows) {
    const characters = [...shown];
    for (const [at, code] of [...codes].entries()) map.set(code, characters[at] ?? code);
  }
  return map;
}

export function isSymbolFont(font: string | undefined): boolean {
  return font !== undefined && Object.hasOwn(tables, font.toLowerCase());
}

/** Null: a character of that font that is not known here. */
export function symbolCharacter(font: string | undefined, code: number): string | null {
  // Word adds 0xF000 to the codes of symbol fonts.
  const plain = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (!(plain >= 0x20 && plain <= 0x10ffff)) return null;
  const character = String.fromCodePoint(plain);
  const known = tables[(font ?? "").toLowerCase()]?.get(character);
  if (known !== undefined) return known;
  const isShared = /^[\s\d()[\]{}+=<>.,:;/|!%&?#_]$/u.test(character);
  return (font?.toLowerCase() === "symbol" && isShared) || character === " " ? character : null;
}
