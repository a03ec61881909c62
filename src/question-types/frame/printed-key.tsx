// A question's key on paper, as domain/paper/paper-keys.ts tells it. What is right within the question is its view's.
import { useStore } from "@nanostores/react";
import type { PaperKey } from "../../domain/paper/paper-keys.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { printedKeyMessages } from "./printed-key-messages.ts";

export function PrintedKey({ value }: { value: PaperKey }) {
  const t = useStore(printedKeyMessages);
  switch (value.is) {
    case "text":
      return <bdi>{value.text}</bdi>;
    case "html":
      return <RichTextView html={value.html} fallback={plainTextOf(value.html)} />;
    default:
      return <em>{t[value.is]}</em>;
  }
}
