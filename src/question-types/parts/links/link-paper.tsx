// Two columns on paper: left parts with a line for the letter of what belongs to them, right parts with their letters.
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { markOf, type Side, type Sides } from "./link-model.ts";
import css from "./link-paper.module.css";

const sides: readonly Side[] = ["left", "right"];

/** `single`: room for one letter, not for several. */
export function LinkPaper({ single, ...parts }: Sides & { single: boolean }) {
  return (
    <div className={css.paper} data-single={single ? "" : undefined}>
      {sides.map((side) => (
        <ul key={side} className={css.column}>
          {parts[side].map(({ id, html }, at) => (
            <li key={id} className={css.part}>
              {side === "left" && <span className={css.blank} />}
              <span className={css.mark}>{markOf(side, at)}</span>
              <div className={css.text}>
                <RichTextView html={html} fallback={plainTextOf(html)} />
              </div>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
