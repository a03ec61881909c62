// The institution's letterhead above a double rule, as it stands on top of a printed sheet: its picture, or its lines
// beside the logo. Not for screens.
import { useStore } from "@nanostores/react";
import { $letterhead } from "../../../core/institution/letterhead.ts";
import { RichTextView } from "../../rich-text/rich-text-view.tsx";
import css from "./printed-letterhead.module.css";

export function PrintedLetterhead() {
  const head = useStore($letterhead);
  if (head.is === "image") {
    return (
      <div className={css.letterhead}>
        <img className={css.picture} src={head.src} alt={head.name} />
      </div>
    );
  }
  return (
    <div className={css.letterhead}>
      {head.logo && <img className={css.logo} src={head.logo} alt="" />}
      <div className={css.lines}>
        {head.lines.map((line, at) => (
          <RichTextView key={at} html={line} />
        ))}
      </div>
    </div>
  );
}
