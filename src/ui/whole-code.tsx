// A text with a code that no line breaks: "Tambah waktu P-01" breaks before P-01, not within it.
import type { ReactNode } from "react";
import css from "./whole-code.module.css";

export function WholeCode({ text, code }: { text: string; code: string }): ReactNode {
  const at = code === "" ? -1 : text.lastIndexOf(code);
  if (at === -1) return text;
  return (
    <span>
      {text.slice(0, at)}
      <span className={css.whole}>{code}</span>
      {text.slice(at + code.length)}
    </span>
  );
}
