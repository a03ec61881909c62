// For tests: somebody who sends HTML to be cleaned, without a call. The thread that cleans keeps no process alive.
import { createHtmlCleaner } from "../../exam-server/security/html/html-cleaner.ts";
import type { HtmlSender } from "../../exam-server/security/html/received-html.ts";

export const htmlSender: HtmlSender = {
  caller: null,
  sitter: null,
  services: { htmlCleaner: createHtmlCleaner() },
};
