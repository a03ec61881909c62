// An essay's answer as rich text. Pictures are another matter: whether they may be sent is the exam server's.
import { RichTextEditor } from "../../kit/rich-text/rich-text-editor.tsx";

export type EssayRichAnswerProps = {
  label: string;
  html: string;
  onChange: (html: string) => void;
};

export function EssayRichAnswer({ label, html, onChange }: EssayRichAnswerProps) {
  return <RichTextEditor label={label} value={html} onChange={onChange} />;
}
