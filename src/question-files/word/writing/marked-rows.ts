// The rows of one question table while they are written: a marker, and what stands beside it.
import { settingNames, type SettingName } from "../reading/question-settings.ts";
import { htmlToWord } from "./html-to-word.ts";
import type { GridText, QuestionRows } from "./written-rows.ts";
import { pictureRun } from "./picture-to-word.ts";
import { wordCell, wordTable } from "./table-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "./word-markup.ts";
import type { WordPage } from "./word-package.ts";
import { pageWidth } from "./word-parts.ts";
import type { ImageRef } from "../../../contract/questions/question-content.ts";

const markerWidth = 1000;
const contentWidth = pageWidth - markerWidth;
const padding = 170;
/** Of what stands beside a marker, in twentieths of a point. */
const roomWidth = contentWidth - padding;

export class MarkedRows implements QuestionRows {
  readonly #page: WordPage;
  readonly #rows: string[] = [];
  readonly #settings: string[] = [];

  constructor(page: WordPage) {
    this.#page = page;
  }

  #blocks(marker: string, blocks: string): void {
    const label = wordParagraph(textRun(marker), valued("w:pStyle", "Penanda"));
    const fill = this.#rows.length === 0 ? "DEEAF6" : fillOf(marker);
    const shade =
      fill === "" ? "" : tag("w:shd", { "w:val": "clear", "w:color": "auto", "w:fill": fill });
    const cells =
      wordCell(label, markerWidth, shade) +
      wordCell(blocks, contentWidth, this.#rows.length === 0 ? shade : "");
    this.#rows.push(tag("w:tr", {}, cells));
  }

  html(marker: string, html: string): void {
    const style = this.#rows.length === 0 ? "Pertanyaan" : undefined;
    this.#blocks(marker, htmlToWord(html, this.#page, roomWidth, style));
  }

  /** Each line is a paragraph. */
  lines(marker: string, ...lines: string[]): void {
    this.#blocks(marker, lines.map((line) => wordParagraph(textRun(line))).join(""));
  }

  /** A picture and, below it, its words. */
  picture(marker: string, { media_id: src, alt }: ImageRef, words = ""): void {
    const place = { page: this.#page, width: roomWidth };
    const shown = wordParagraph(pictureRun({ src: src ?? "", alt }, place));
    this.#blocks(marker, words === "" ? shown : shown + wordParagraph(textRun(words)));
  }

  grid(marker: string, cells: readonly (readonly GridText[])[], head: number): void {
    const columns = Math.max(1, ...cells.map((row) => row.length));
    const width = Math.floor(roomWidth / columns);
    const shade = tag("w:shd", { "w:val": "clear", "w:color": "auto", "w:fill": "F2F2F2" });
    const cell = (content: GridText, isHead: boolean) => {
      const blocks =
        "html" in content
          ? htmlToWord(content.html, this.#page, width - padding)
          : wordParagraph(textRun(content.line));
      return wordCell(blocks, width, isHead ? shade : "");
    };
    const rows = cells.map((row, at) =>
      tag("w:tr", {}, row.map((each, column) => cell(each, at === 0 || column < head)).join("")),
    );
    const widths = Array.from({ length: columns }, () => width);
    this.#blocks(marker, wordTable(widths, rows));
  }

  sound(reference: string): string | null {
    return this.#page.sound(reference);
  }

  warn(reason: string): void {
    this.#page.warn(reason);
  }

  setting(name: SettingName, value: string | number | boolean): void {
    const shown = typeof value === "boolean" ? (value ? "ya" : "tidak") : value;
    this.#settings.push(`${settingNames[name]}: ${shown}`);
  }

  finish(): string {
    if (this.#settings.length > 0) this.lines("@O", ...this.#settings);
    return wordTable([markerWidth, contentWidth], this.#rows);
  }
}

function fillOf(marker: string): string {
  if (marker === ":::") return "E2EFD9";
  return marker.startsWith("@") ? "F2F2F2" : "";
}
