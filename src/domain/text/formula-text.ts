// Formulas in short texts, where nothing is drawn: indices and powers of LaTeX as the signs that Unicode has for them.
import { excerptOf } from "./html-text.ts";

const lower = "0123456789+-=()aehijklmnoprstuvx";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ";
const upper = "0123456789+-=()in";
const uppered = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ";

const signsOf = (from: string, to: string) => {
  const signs = [...to];
  return new Map([...from].map((sign, at) => [sign, signs[at]!]));
};
const signs = { _: signsOf(lower, lowered), "^": signsOf(upper, uppered) };

const formula = /(<span\b[^<>]*?\bdata-formula(?:-block)?=")([^"]*)"/giu;

/** How a question begins, for lists. */
export const stemExcerpt = (html: string, most: number): string =>
  excerptOf(withReadableFormulas(html.slice(0, 20_000)), most);

/** HTML whose formulas have "v₀" for "v_0" and "m²" for "m^{2}"; what Unicode has no sign for stays as LaTeX. */
const withReadableFormulas = (html: string): string =>
  html.replace(formula, (_whole, start: string, latex: string) => `${start}${readable(latex)}"`);

function readable(latex: string): string {
  return latex.replace(/([_^])(?:\{([^{}\\]{1,12})\}|([^\s{}\\]))/gu, (whole, kind, group, one) => {
    const known = signs[kind as keyof typeof signs];
    const found = [...((group ?? one) as string)].map((sign) => known.get(sign));
    return found.every((sign) => sign !== undefined) ? found.join("") : whole;
  });
}
