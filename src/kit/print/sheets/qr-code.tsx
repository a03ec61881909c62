// A QR code, drawn as one path: sharp on paper at any size.
import { correction, generate } from "lean-qr/nano";
import css from "./qr-code.module.css";

/** `label`: what it holds, for those who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size ** 2 }, (_place, at) => at);
  const path = places
    .map((at) => [at % code.size, Math.floor(at / code.size)] as const)
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join("");
  // A module of white all around.
  const side = code.size + 2;
  return (
    <svg className={css.code} viewBox={`-1 -1 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
