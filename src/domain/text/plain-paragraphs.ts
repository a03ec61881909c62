// Plain text as HTML and back: paragraphs and line breaks, nothing else. For texts that have no editor of their own.
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const letters: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** An empty line parts paragraphs; spaces at the ends of lines and empty lines at both ends go. */
export function paragraphsOf(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/gu, "\n")
    .replace(/[^\S\n]+$/gmu, "")
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/gu, ""))
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => {
      const escaped = paragraph.replace(/[&<>]/gu, (letter) => entities[letter]!);
      return `<p>${escaped.replaceAll("\n", "<br>")}</p>`;
    })
    .join("");
}

/** What `paragraphsOf` was given; of other HTML the text with its tags as written. */
export function textOfParagraphs(html: string): string {
  return html
    .replaceAll("</p><p>", "\n\n")
    .replace(/^<p>|<\/p>$/gu, "")
    .replaceAll("<br>", "\n")
    .replace(/&(?:amp|lt|gt);/gu, (entity) => letters[entity]!);
}

/** Whether it could have come from `paragraphsOf`: then nothing in it is markup that a person chose. */
export function isParagraphs(html: string): boolean {
  return paragraphsOf(textOfParagraphs(html)) === html;
}
