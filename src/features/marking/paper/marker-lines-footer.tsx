// Where the marker signs, below the last answer.
import { useStore } from "@nanostores/react";
import css from "./essay-paper.module.css";
import { essayPaperMessages } from "./essay-paper-messages.ts";

export function MarkerLines() {
  const t = useStore(essayPaperMessages);
  return (
    <footer className={css.signing}>
      {[t.marker, t.date, t.signature].map((what) => (
        <p key={what}>
          {what}
          <span />
        </p>
      ))}
    </footer>
  );
}
