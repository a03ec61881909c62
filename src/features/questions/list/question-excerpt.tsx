// What a question is about in two lines: plain words, or with its formulas and pictures small where it has any.
import type { Question } from "../../../contract/questions/questions.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import css from "./questions-screen.module.css";

/** What words alone would not show. */
const richParts = /data-formula|<img\b|<su[bp]\b|dir="rtl"/u;

type ExcerptSource = Pick<Question, "stem" | "excerpt" | "content">;

/** Called, not mounted: most of them are words only. */
export function questionExcerpt(question: ExcerptSource, noWords: string) {
  const html = excerptHtml(question);
  if (!richParts.test(html)) {
    return <div className={css.excerpt}>{question.excerpt || noWords}</div>;
  }
  return (
    <div className={css.excerpt}>
      <RichExcerpt html={html} fallback={question.excerpt} />
    </div>
  );
}

const loadView = lazy(() => import("../../../kit/rich-text/rich-text-view.tsx"), "RichTextView");

/** Until it is loaded the words alone are shown. */
function RichExcerpt(props: { html: string; fallback: string }) {
  return <LazyComponent load={loadView} props={props} waiting={props.fallback} isOptional />;
}

/** The text with the blanks is the question of type 14; a blank is a line. */
export function excerptHtml({ stem, content }: Pick<Question, "stem" | "content">): string {
  if (content.type !== 14) return stem;
  return stem + content.payload.text.replace(/\[\[[\w-]{1,40}\]\]/gu, " ____ ");
}
