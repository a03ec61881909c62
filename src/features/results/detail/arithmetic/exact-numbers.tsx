// Exact numbers as they are written by hand: a whole number and a stacked fraction beside it. They are heard as "10 5/6".
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { exactText, mixedNumber } from "../exact-text.ts";
import css from "./exact-numbers.module.css";

export function ExactNumber({ exact }: { exact: string }) {
  const { sign, whole, above, below } = mixedNumber(exact);
  return (
    <span className={css.number}>
      <VisuallyHidden>{exactText(exact)}</VisuallyHidden>
      <span aria-hidden="true">
        {sign}
        {whole}
      </span>
      {above !== "" && <Stacked above={above} below={below} />}
    </span>
  );
}

export function Quotient({ above, below }: { above: string; below: string }) {
  return (
    <span className={css.number}>
      <VisuallyHidden>{`(${above}) ÷ ${below}`}</VisuallyHidden>
      <Stacked above={above} below={below} />
    </span>
  );
}

function Stacked({ above, below }: { above: string; below: string }) {
  return (
    <span className={css.stacked} aria-hidden="true">
      <span>{above}</span>
      <span>{below}</span>
    </span>
  );
}

/** Both bounds where they differ. */
export function ExactBounds({ least, most, to }: { least: string; most: string; to: string }) {
  if (least === most) return <ExactNumber exact={least} />;
  return (
    <>
      <ExactNumber exact={least} /> {to} <ExactNumber exact={most} />
    </>
  );
}
