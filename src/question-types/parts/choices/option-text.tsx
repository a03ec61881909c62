// An option's content beside its letter, whatever it begins with.
import { plainTextOf } from "../../../domain/text/html-text.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import css from "./choice-list-view.module.css";

const beginsWithPicture = /^(?:\s|<p\b[^>]*>)*<img\b/iu;

export function OptionText({ html }: { html: string }) {
  return (
    <div className={css.text} data-picture={beginsWithPicture.test(html) ? "" : undefined}>
      <RichTextView html={html} fallback={plainTextOf(html)} />
    </div>
  );
}
