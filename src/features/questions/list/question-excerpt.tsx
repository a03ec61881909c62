// What a question is about in two lines: plain words, or with its formulas and pictures small where it has any.
import { latePiece } from "../../../core/late-piece.ts";
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { Question } from "../../../contract/questions/questions.ts";
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

type RichProps = { html: string; fallback: string };
/** Fetched with the first question that needs it; until then, and where it cannot be had, words. */
let View: ComponentType<RichProps> | null = null;

function RichExcerpt(props: RichProps) {
  const [Shown, setShown] = useState(() => View);
  useEffect(() => {
    if (View) return;
    const fetchView = async () => {
      try {
        View = (await latePiece(() => import("../../../kit/rich-text/rich-text-view.tsx")))
          .RichTextView;
        setShown(() => View);
      } catch {
        // The words stay.
      }
    };
    void fetchView();
  }, []);
  return Shown ? <Shown {...props} /> : props.fallback;
}

/** The text with the blanks is the question of type 14; a blank is a line. */
export function excerptHtml({ stem, content }: Pick<Question, "stem" | "content">): string {
  if (content.type !== 14) return stem;
  return stem + content.payload.text.replace(/\[\[[\w-]{1,40}\]\]/gu, " ____ ");
}
