// The part of Markdown that people use in questions, as HTML: paragraphs, headings, nested lists, quotes, fenced code,
// emphasis, code, links and pictures. Everything else is text and is escaped.
import { escapeHtml } from "../domain/text/html-text.ts";

export function markdownToHtml(text: string): string {
  const lines = text.replace(/\t/gu, "    ").split("\n");
  const blocks: string[] = [];
  for (let at = 0; at < lines.length;) {
    const [html, next] = readBlock(lines, at);
    if (html !== "") blocks.push(html);
    at = next;
  }
  return blocks.join("");
}

const bullet = /^(\s*)(?:[-*+]|\d{1,9}[.)])\s+(?=\S)/u;
const startsBlock = /^\s*(?:#{1,6}\s|>|```)/u;

/** One block from that line on, and where the next begins. */
function readBlock(lines: readonly string[], at: number): [html: string, next: number] {
  const line = lines[at] ?? "";
  if (line.trim() === "") return ["", at + 1];
  if (/^\s*```/u.test(line)) return readFence(lines, at);
  const [, marks, heading] = /^\s*(#{1,6})\s+(\S.*)$/u.exec(line) ?? [];
  if (marks && heading !== undefined)
    return [
      `<h${marks.length}>${inline(
        heading
          .trimEnd()
          .replace(/(?<=\s)#+$/u, "")
          .trimEnd(),
      )}</h${marks.length}>`,
      at + 1,
    ];
  if (/^\s*>/u.test(line)) {
    const end = endOf(lines, at, (each) => /^\s*>/u.test(each));
    const inner = lines.slice(at, end).map((each) => each.replace(/^\s*>\s?/u, ""));
    return [`<blockquote><p>${inline(inner.join("\n"))}</p></blockquote>`, end];
  }
  if (bullet.test(line)) {
    const end = endOf(lines, at, (each) => each.trim() !== "");
    return [listHtml(lines.slice(at, end)), end];
  }
  const end = endOf(
    lines,
    at,
    (each, first) => first || (each.trim() !== "" && !startsBlock.test(each) && !bullet.test(each)),
  );
  return [`<p>${inline(lines.slice(at, end).join("\n").trim())}</p>`, end];
}

function endOf(
  lines: readonly string[],
  from: number,
  belongs: (line: string, first: boolean) => boolean,
): number {
  let end = from;
  while (end < lines.length && belongs(lines[end] ?? "", end === from)) end += 1;
  return end;
}

function readFence(lines: readonly string[], at: number): [string, number] {
  const end = endOf(lines, at, (line, first) => first || !/^\s*```\s*$/u.test(line));
  return [`<pre>${escapeHtml(lines.slice(at + 1, end).join("\n"))}</pre>`, end + 1];
}

/** A list, in which deeper items make lists of their own. */
function listHtml(lines: readonly string[]): string {
  const open: { indent: number; tag: string }[] = [];
  let html = "";
  for (const line of lines) {
    const indent = bullet.exec(line)?.[1]?.length;
    if (indent === undefined) {
      html += ` ${inline(line.trim())}`;
      continue;
    }
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0))
      html += `</li></${open.pop()?.tag}>`;
    if (open.length === 0 || indent > (open.at(-1)?.indent ?? 0) + 1) {
      const tag = /^\s*\d/u.test(line) ? "ol" : "ul";
      open.push({ indent, tag });
      html += `<${tag}>`;
    } else html += "</li>";
    html += `<li>${inline(line.replace(bullet, "").trim())}`;
  }
  for (const { tag } of open.reverse()) html += `</li></${tag}>`;
  return html;
}

/** Within a line. Formulas have been taken out before; two spaces or a backslash at its end break a line. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/u)
    .map((piece, at) =>
      at % 2 === 1 ? `<code>${escapeHtml(piece.slice(1, -1))}</code>` : emphasised(piece),
    )
    .join("");
}

function emphasised(text: string): string {
  return escapeHtml(text)
    .replace(/!\[([^[\]]*)\]\(([^()\s]+)\)/gu, '<img src="$2" alt="$1">')
    .replace(/\[([^[\]]+)\]\(([^()\s]+)\)/gu, '<a href="$2">$1</a>')
    .replace(/(\*\*|(?<!\w)__)(?=\S)([^*_]+?)(?<=\S)\1/gu, "<strong>$2</strong>")
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*/gu, "<em>$1</em>")
    .replace(/(?<![\w_])_(?=[^\s_])([^_]+?)(?<=\S)_(?!\w)/gu, "<em>$1</em>")
    .replace(/(?:(?<! ) {2,}|\\)\n/gu, "<br>")
    .replace(/\n/gu, " ");
}
