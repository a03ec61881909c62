// The foot of a form with two signatures, kept whole on one page.
import type { SignatureLine } from "./signature-lines.ts";
import css from "./paper-signatures.module.css";

export function PaperSignatures({ lines }: { lines: readonly SignatureLine[] }) {
  return (
    <div className={css.signatures}>
      {([0, 1] as const).map((side) => (
        <div key={side}>
          {lines.map((line, at) => (
            <p key={at}>{line[side]}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
