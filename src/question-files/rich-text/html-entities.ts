// The named characters of HTML 4, which files of other programs write. Those without a semicolon are taken as browsers
// take them: only the oldest, and only the longest name that fits.

/** From U+00A0 on, one after the other. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
/** Each with its character, or several that follow one another. */
const others =
  "amp& lt< gt> quot\" apos' OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ tilde˜ ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› oline‾ frasl⁄ euro€ imageℑ weierp℘ realℜ trade™ alefsymℵ larr← uarr↑ rarr→ darr↓ harr↔ crarr↵ lArr⇐ uArr⇑ rArr⇒ dArr⇓ hArr⇔ forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ notin∉ ni∋ prod∏ sum∑ minus− lowast∗ radic√ prop∝ infin∞ ang∠ and∧ or∨ cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠ equiv≡ le≤ ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ supe⊇ oplus⊕ otimes⊗ perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊ rfloor⌋ lang⟨ rang⟩ loz◊ spades♠ clubs♣ hearts♥ diams♦ AlphaΑ BetaΒ GammaΓ DeltaΔ EpsilonΕ ZetaΖ EtaΗ ThetaΘ IotaΙ KappaΚ LambdaΛ MuΜ NuΝ XiΞ OmicronΟ PiΠ RhoΡ SigmaΣ TauΤ UpsilonΥ PhiΦ ChiΧ PsiΨ OmegaΩ alphaα betaβ gammaγ deltaδ epsilonε zetaζ etaη thetaθ iotaι kappaκ lambdaλ muμ nuν xiξ omicronο piπ rhoρ sigmafς sigmaσ tauτ upsilonυ phiφ chiχ psiψ omegaω thetasymϑ upsihϒ pivϖ checkmark✓ check✓ deg° half½ nbsp\u00a0 Tab\t NewLine\n lbrace{ rbrace} lbrack[ rbrack] lpar( rpar) lowbar_ num# dollar$ percnt% equals= plus+ ast* sol/ bsol\\ vert| verbar| colon: semi; comma, period. excl! quest? commat@ grave`";

const oldest = new Map(latin.split(" ").map((name, at) => [name, String.fromCodePoint(160 + at)]));
for (const [name, sign] of Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"' }))
  oldest.set(name, sign);
const all = new Map([
  ...oldest,
  ...[...others.matchAll(/(\w+?\d?)([^\w ]|_)(?: |$)/gu)].map(
    ([, name = "", sign = ""]) => [name, sign] as const,
  ),
]);
/** What Windows means by these, though they are no characters. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Characters in place of what stands for them; a name that nobody knows stays as it is written. */
export function decodedEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]\w*));?/giu,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named(whole, name);
      return numbered(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}

function numbered(code: number): string {
  if (code >= 0x80 && code < 0xa0) return windows[code - 0x80] ?? "";
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}

function named(whole: string, name: string): string {
  if (whole.endsWith(";")) {
    const sign = all.get(name);
    if (sign !== undefined) return sign;
  }
  for (let length = Math.min(6, name.length); length > 1; length -= 1) {
    const sign = oldest.get(name.slice(0, length));
    if (sign !== undefined) return sign + whole.slice(1 + length);
  }
  return whole;
}
