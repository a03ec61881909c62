// Numbers as people type them (domain.md 3.2a, "Numbers"): with comma or full stop, in groups of three, in Arabic digits,
// in powers of ten, as a fraction, with the unit behind. What is not surely a number is none.
import { fraction, multiply, subtract, zero, type Fraction } from "../fraction.ts";
import { visibleText } from "./compared-text.ts";

export type NumberRules = {
  /** Of the question: "cm" in "12 cm" is dropped; any other makes it no number. */
  unit?: string;
  /** Whether "3/4" is a number. */
  fractions?: boolean;
};

/** More digits than anybody answers with. */
const longest = 60;

const shapes = {
  /** "1234", "1234,5", ",5", "5." */
  plain: /^(?=.*\d)(\d*)[.,]?(\d*)$/u,
  /** "1.234.567", "1 234,5", "1.234,5": one sign between groups, another before the decimals. */
  groups: /^(?!0\D)(\d{1,3}([., \u00a0\u2009\u202f])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/u,
  power: /^(.*?)(?:e|\s*[×x*·]\s*10\^)([+-]?)(\d{1,3})$/iu,
  quotient: /^(\d+)\s*[/⁄]\s*(\d+)$/u,
};

/**
 * Every number that the text can mean: none, one, or two when one sign stands before exactly three digits ("1.000"). The
 * first is then the one with decimals, since comma and full stop are alike; a key is read as the first, a participant's
 * answer as either.
 */
export function numberReadings(text: string, rules: NumberRules = {}): Fraction[] {
  const bare = withoutUnit(plainSigns(visibleText(text)).trim(), rules.unit ?? "");
  if (bare.length > longest) return [];
  const size = bare.replace(/^[+-]\s*/u, "");
  const readings = (rules.fractions && quotientIn(size)) || powersIn(size);
  return bare.startsWith("-") ? readings.map((value) => subtract(zero, value)) : readings;
}

/** Digits of Arabic and Persian as ours, the minus signs as one, "10³" as "10^3". */
function plainSigns(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/٫/gu, ",")
    .replace(/٬/gu, ".")
    .replace(/[−–]/gu, "-")
    .replace(
      /(?<=10)[⁺⁻]?[⁰¹²³⁴-⁹]+/gu,
      (raised) => `^${raised.normalize("NFKC").replace("−", "-")}`,
    );
}

/** Behind the number, or before it as "Rp" is; "cm²" is also typed "cm2". */
function withoutUnit(text: string, unit: string): string {
  for (const form of new Set([unit.normalize("NFC"), unit.normalize("NFKC")])) {
    const name = form.trim();
    if (name === "") continue;
    if (isUnit(text.slice(-name.length), name)) return text.slice(0, -name.length).trim();
    if (isUnit(text.slice(0, name.length), name)) return text.slice(name.length).trim();
  }
  return text;
}

/** In whatever case, but for short ones that begin with m or p: a milliwatt is no megawatt. */
function isUnit(given: string, unit: string): boolean {
  if (/^[mp]\p{L}{1,2}$/iu.test(unit) && given[0] !== unit[0]) return false;
  return given.toLowerCase() === unit.toLowerCase();
}

function quotientIn(text: string): Fraction[] | null {
  const [, over = "", under = "0"] = shapes.quotient.exec(text) ?? [];
  return /^0+$/u.test(under) ? null : [fraction(BigInt(over), BigInt(under))];
}

function powersIn(text: string): Fraction[] {
  const [, mantissa = text, sign, exponent = "0"] = shapes.power.exec(text) ?? [];
  const power = 10n ** BigInt(exponent);
  const factor = sign === "-" ? fraction(1n, power) : fraction(power, 1n);
  return decimalsIn(mantissa).map((each) => multiply(each, factor));
}

function decimalsIn(text: string): Fraction[] {
  const plain = shapes.plain.exec(text);
  const groups = shapes.groups.exec(text);
  return [
    ...(plain ? [numberOf(plain[1], plain[2])] : []),
    ...(groups ? [numberOf(groups[1], groups[3])] : []),
  ];
}

function numberOf(whole = "", decimals = ""): Fraction {
  const digits = whole.replace(/\D/gu, "") + decimals;
  return fraction(BigInt(digits), 10n ** BigInt(decimals.length));
}
