// Numbers as people type them (domain.md 3.2a, "Numbers"): with comma or full stop, in groups of three, in Arabic digits,
// in powers of ten, as a fraction, with the unit behind. What is not surely a number is none.
import { fraction, multiply } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";
import { visibleText } from "./compared-text.ts";

export type NumberRules = {
  /** Of the question: "cm" in "12 cm" is dropped; any other makes it no number. */
  unit?: string;
  /** Whether "3/4" is a number. */
  fractions?: boolean;
};

/** More digits than anybody answers with. */
const longest = 60;

/** Spaces between groups: the usual one, unbroken, thin, narrow. */
const space = String.raw`[ \u00a0\u2009\u202f]`;
const grouped = (sign: string) => String.raw`(?!0${sign})\d{1,3}(?:${sign}\d{3})`;
const shapes = {
  /** "1234", "1234,5", ",5", "5." */
  plain: /^(\d+)$|^(\d*)[.,](\d+)$|^(\d+)[.,]$/u,
  /** "1.234.567", "1 234,5", "1.234,5"; the sign before the decimals is another than that of the groups. */
  groups: new RegExp(
    [
      String.raw`^(${grouped(String.raw`\.`)}+)(?:,(\d+))?$`,
      String.raw`^(${grouped(",")}+)(?:\.(\d+))?$`,
      String.raw`^(${grouped(space)}+)(?:[.,](\d+))?$`,
    ].join("|"),
    "u",
  ),
  power: new RegExp(String.raw`^(.*?)(?:[eE]|${space}*[×xX*·]${space}*10\^)([+-]?\d{1,3})$`, "u"),
  fraction: new RegExp(String.raw`^(\d+)${space}*[/⁄]${space}*(\d+)$`, "u"),
  sign: new RegExp(String.raw`^([+-]?)${space}*(.*)$`, "u"),
};

/**
 * Every number that the text can mean: none, one, or two when one sign stands before exactly three digits ("1.000"). The
 * first is then the one with decimals, since comma and full stop are alike; a key is read as the first, a participant's
 * answer as either.
 */
export function numberReadings(text: string, rules: NumberRules = {}): Fraction[] {
  const bare = withoutUnit(plainSigns(visibleText(text)).trim(), rules.unit ?? "");
  if (bare.length > longest) return [];
  const [, sign, size = ""] = shapes.sign.exec(bare) ?? [];
  const readings = (rules.fractions && quotientIn(size)) || powersIn(size);
  return sign === "-" ? readings.map(negated) : readings;
}

const negated = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
});

/** Digits of Arabic and Persian as ours, the minus signs as one, "10³" as "10^3". */
function plainSigns(text: string): string {
  return text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/gu, ",")
    .replace(/٬/gu, ".")
    .replace(/[−–]/gu, "-")
    .replace(/(?<=10)[⁺⁻]?[⁰¹²³⁴-⁹]+/u, (raised) => `^${loweredFrom(raised)}`);
}

const raisedSigns = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻";

function loweredFrom(raised: string): string {
  return [...raised].map((sign) => "0123456789+-"[raisedSigns.indexOf(sign)]).join("");
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
  const [, over = "", under = "0"] = shapes.fraction.exec(text) ?? [];
  return BigInt(under) === 0n ? null : [fraction(BigInt(over), BigInt(under))];
}

function powersIn(text: string): Fraction[] {
  const [, mantissa = text, exponent = "0"] = shapes.power.exec(text) ?? [];
  const power = 10n ** BigInt(exponent.replace(/^[+-]/u, ""));
  const factor = exponent.startsWith("-") ? fraction(1n, power) : fraction(power, 1n);
  return decimalsIn(mantissa).map((each) => multiply(each, factor));
}

function decimalsIn(text: string): Fraction[] {
  const plain = shapes.plain.exec(text);
  const groups = shapes.groups.exec(text)?.slice(1) ?? [];
  const at = groups.findIndex((part) => part !== undefined);
  const [whole = "", decimals = ""] = at < 0 ? [] : groups.slice(at, at + 2);
  const readings = plain ? [numberOf(plain[1] ?? plain[2] ?? plain[4] ?? "", plain[3] ?? "")] : [];
  if (at >= 0) readings.push(numberOf(whole.replace(/\D/gu, ""), decimals));
  return readings;
}

function numberOf(whole: string, decimals: string): Fraction {
  return fraction(BigInt(`0${whole}${decimals}`), 10n ** BigInt(decimals.length));
}
