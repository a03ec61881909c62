// Whether an answer is right, by a shape that survives a grey print; the word stands beside it or is heard.
import { useStore } from "@nanostores/react";
import { classNames } from "../../../ui/class-names.ts";
import { detailMessages } from "./detail-messages.ts";
import type { QuestionKind } from "./result-detail-model.ts";
import css from "./verdict-mark-tile.module.css";

type VerdictMarkProps = { kind: QuestionKind; isNamed?: boolean };

/** `isNamed`: its word stands beside it. */
export function VerdictMark({ kind, isNamed = false }: VerdictMarkProps) {
  const t = useStore(detailMessages);
  return (
    <svg
      className={classNames(css.mark, css[kind])}
      viewBox="0 0 16 16"
      role="img"
      aria-label={isNamed ? undefined : t[kind]}
      aria-hidden={isNamed || undefined}
    >
      <Shape kind={kind} />
    </svg>
  );
}

function Shape({ kind }: { kind: QuestionKind }) {
  switch (kind) {
    case "benar":
      return <path d="m3 8.500 3.500 3.500L13 4.500" />;
    case "salah":
      return <path d="M3.500 3.500l9 9m0-9l-9 9" />;
    case "sebagian":
      return (
        <>
          <circle cx="8" cy="8" r="5.500" />
          <path className={css.half} d="M8 2.500v11a5.500 5.500 0 0 0 0-11z" />
        </>
      );
    case "kosong":
      return <circle className={css.dashed} cx="8" cy="8" r="5.500" />;
    case "menunggu":
      return (
        <>
          <circle cx="8" cy="8" r="5.500" />
          <path d="M8 4.500V8l2.500 2" />
        </>
      );
    case "removed":
      return (
        <>
          <circle cx="8" cy="8" r="5.500" />
          <path d="m4.200 11.800 7.600-7.600" />
        </>
      );
    case "other":
      return <path d="M4 8h8" />;
  }
}
