// One category with what is in it, in all modes; or the place of what is in none.
import { type ComponentProps, type ReactNode, useId } from "react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import css from "./grouping.module.css";

export type GroupBoxProps = Omit<ComponentProps<"div">, "title"> & {
  /** Of a category its HTML, else words. */
  title: { html: string } | string;
  note?: ReactNode;
  /** Each an `<li>`. */
  items: ReactNode;
  /** Instead of the list where it would be empty. */
  empty?: ReactNode;
  /** Under the list. */
  foot?: ReactNode;
};

export function GroupBox({ title, note, items, empty, foot, ...rest }: GroupBoxProps) {
  const id = useId();
  return (
    <div {...rest} className={css.box} role="group" aria-labelledby={id}>
      <div className={css.head}>
        <div id={id} className={css.title}>
          {typeof title === "string" ? title : <RichTextView html={title.html} />}
        </div>
        {note && <span className={css.note}>{note}</span>}
      </div>
      {empty ? <p className={css.empty}>{empty}</p> : <ul className={css.items}>{items}</ul>}
      {foot}
    </div>
  );
}
