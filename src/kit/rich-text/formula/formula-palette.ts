// The palette of the formula dialog. A button's face is plain text, so that opening the dialog draws no hundred formulas.
// In a snippet `#` is where what was selected goes, or else the cursor.
import type { formulaMessages } from "../rich-text-messages.ts";

export type Snippet = { face: string; latex: string };
export type PaletteGroup = {
  name: Extract<
    keyof ReturnType<typeof formulaMessages.get>,
    "basics" | "relations" | "greek" | "calculus" | "structures" | "geometry" | "chemistry"
  >;
  snippets: readonly Snippet[];
};

/** `face latex` pairs. */
const list = (...pairs: readonly [face: string, latex: string][]): Snippet[] =>
  pairs.map(([face, latex]) => ({ face, latex }));
const commands = (text: string): Snippet[] =>
  text.split(" ").map((pair) => {
    const [face = "", name = ""] = pair.split("=");
    return { face, latex: `\\${name} #` };
  });

export const palette: readonly PaletteGroup[] = [
  {
    name: "basics",
    snippets: list(
      ["a⁄b", "\\frac{#}{}"],
      ["√x", "\\sqrt{#}"],
      ["ⁿ√x", "\\sqrt[n]{#}"],
      ["x²", "^{2}#"],
      ["xⁿ", "^{#}"],
      ["xₙ", "_{#}"],
      ["( )", "\\left( # \\right)"],
      ["| |", "\\left| # \\right|"],
      ["×", "\\times #"],
      ["÷", "\\div #"],
      ["·", "\\cdot #"],
      ["±", "\\pm #"],
      ["°", "^{\\circ}#"],
      ["%", "\\%#"],
      ["…", "\\ldots #"],
      ["log", "\\log_{#}"],
      ["sin", "\\sin #"],
      ["cos", "\\cos #"],
      ["tan", "\\tan #"],
      ["abc", "\\text{#}"],
      ["1,5", "1{,}5#"],
    ),
  },
  {
    name: "relations",
    snippets: commands(
      "≠=neq ≤=leq ≥=geq ≈=approx ≡=equiv ∼=sim ∝=propto ≪=ll ≫=gg →=to ⇒=Rightarrow ⇔=Leftrightarrow ∴=therefore ∵=because ¬=neg ∧=land ∨=lor ∀=forall ∃=exists",
    ),
  },
  {
    name: "greek",
    snippets: commands(
      "α=alpha β=beta γ=gamma δ=delta ε=varepsilon η=eta θ=theta κ=kappa λ=lambda μ=mu ν=nu π=pi ρ=rho σ=sigma τ=tau φ=varphi χ=chi ψ=psi ω=omega Γ=Gamma Δ=Delta Θ=Theta Λ=Lambda Π=Pi Σ=Sigma Φ=Phi Ψ=Psi Ω=Omega",
    ),
  },
  {
    name: "calculus",
    snippets: list(
      ["∫", "\\int #\\,dx"],
      ["∫ᵇₐ", "\\int_{a}^{b} #\\,dx"],
      ["lim", "\\lim_{x \\to #}"],
      ["∑", "\\sum_{i=1}^{n} #"],
      ["∏", "\\prod_{i=1}^{n} #"],
      ["dy⁄dx", "\\frac{d#}{dx}"],
      ["∂", "\\partial #"],
      ["f ′", "f'(#)"],
      ["∞", "\\infty #"],
      ["∇", "\\nabla #"],
    ),
  },
  {
    name: "structures",
    snippets: list(
      ["(2×2)", "\\begin{pmatrix} # & b \\\\ c & d \\end{pmatrix}"],
      ["[2×2]", "\\begin{bmatrix} # & b \\\\ c & d \\end{bmatrix}"],
      ["|2×2|", "\\begin{vmatrix} # & b \\\\ c & d \\end{vmatrix}"],
      ["(3×1)", "\\begin{pmatrix} # \\\\ y \\\\ z \\end{pmatrix}"],
      ["{ …", "\\begin{cases} #, & x \\geq 0 \\\\ -x, & x < 0 \\end{cases}"],
      ["= =", "\\begin{aligned} a &= # \\\\ &= c \\end{aligned}"],
      ["x̄", "\\overline{#}"],
      ["x⃗", "\\vec{#}"],
      ["x̂", "\\hat{#}"],
      ["⏞", "\\overbrace{#}^{n}"],
      ["ⁿCᵣ", "\\binom{n}{#}"],
    ),
  },
  {
    name: "geometry",
    snippets: [
      ...commands(
        "∠=angle △=triangle ∥=parallel ⊥=perp ≅=cong ∈=in ∉=notin ⊂=subset ⊆=subseteq ∪=cup ∩=cap ∅=emptyset",
      ),
      ...list(["ℝ", "\\mathbb{R}#"], ["ℕ", "\\mathbb{N}#"], ["ℤ", "\\mathbb{Z}#"]),
      ...list(["A̅B̅", "\\overline{AB}#"], ["{ | }", "\\{ # \\mid x \\in \\mathbb{R} \\}"]),
    ],
  },
  {
    name: "chemistry",
    snippets: list(
      ["H₂O", "\\ce{#}"],
      ["A → B", "\\ce{# -> B}"],
      ["A ⇌ B", "\\ce{# <=> B}"],
      ["SO₄²⁻", "\\ce{SO4^2-#}"],
      ["¹⁴₆C", "\\ce{^{14}_{6}C#}"],
      ["↑", "\\ce{# ^}"],
      ["↓", "\\ce{# v}"],
      ["(aq)", "\\ce{#_{(aq)}}"],
      ["—Δ→", "\\ce{# ->[\\Delta] B}"],
      ["=O", "\\ce{C=O#}"],
      ["mol/L", "\\pu{# mol L-1}"],
      ["ΔH", "\\Delta H = #"],
    ),
  },
];

/** The text with the snippet in place of what was selected, and where the cursor stands then. */
export function insertSnippet(
  text: string,
  from: number,
  to: number,
  { latex }: Snippet,
): { text: string; cursor: number } {
  const selected = text.slice(from, to);
  const [before = "", after = ""] = latex.split("#");
  // A power needs something before it, a command a gap to the letter after it.
  const gap = /\\[a-z]+$/iu.test(text.slice(0, from)) && /^[a-z]/iu.test(before) ? " " : "";
  const put = gap + before + selected;
  const cursor = from + put.length;
  return { text: text.slice(0, from) + put + after + text.slice(to), cursor };
}
