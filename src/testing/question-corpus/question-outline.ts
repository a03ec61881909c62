// A question in one line of text, so that a case of the corpus can say what must come of it:
// "1 Ibu kota? | *Jakarta | Bandung" is a choice whose key is Jakarta.
import type {
  Comparison,
  ImageRef,
  Zone,
  ContentOf,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { XmlNode } from "../../files/xml/xml-tree.ts";
import { htmlNodes } from "../../question-files/html-tree.ts";

export function summarizeQuestion(question: QuestionInput): string {
  const { stem, content, policy, bobot, explanation, audio } = question;
  const text = summarizeHtml(stem);
  return [
    text === "" ? `${content.type}` : `${content.type} ${text}`,
    ...parts(content),
    ...(policy === null ? [] : [`@${policy}`]),
    ...(bobot === 1 ? [] : [`@bobot ${bobot}`]),
    ...(explanation === "" ? [] : [`@bahas ${summarizeHtml(explanation)}`]),
    ...(audio === null ? [] : [`@suara ${nameOf(audio.media_id)}`]),
  ].join(" | ");
}

const nameOf = (address: string | null) => (address ?? "?").replace(/^import:/u, "");

/** Paragraphs are parted by ¶, lines by ↵; formulas stand in $, pictures and sounds in {}. */
export function summarizeHtml(html: string): string {
  return tidied(nodesText(htmlNodes(html)));
}

function tidied(text: string): string {
  return text
    .replace(/\u00a0/gu, "·")
    .replace(/\s+/gu, " ")
    .replace(/(?:\s*¶\s*)+/gu, " ¶ ")
    .replace(/^(?:\s|¶)+|(?:\s|¶)+$/gu, "");
}

const same: Readonly<Record<string, string>> = { strong: "b", em: "i" };

function nodesText(nodes: readonly XmlNode[]): string {
  return nodes.map(nodeText).join("");
}

function nodeText(node: XmlNode): string {
  if (typeof node === "string") return node;
  const { local: name, attributes, children } = node;
  const inner = () => nodesText(children);
  const rtl = attributes["dir"] === "rtl" ? "←" : "";
  switch (name) {
    case "br":
      return " ↵ ";
    case "img":
      return `{${nameOf(attributes["src"] ?? "")}}`;
    case "audio":
      return `{♪${nameOf(attributes["src"] ?? "")}}`;
    case "span":
      return `$${attributes["data-formula"] ?? attributes["data-formula-block"]}$`;
    case "table":
      return ` ¶ [${rowsIn(children).join(" / ")}] ¶ `;
    case "ul":
      return ` ¶ ${rtl}(${children.map((each) => `• ${nodeText(each).trim()}`).join(" ")}) ¶ `;
    case "ol": {
      const { start = "", type = "" } = attributes;
      return ` ¶ ${rtl}(${children.map((each) => `${type}#${start} ${nodeText(each).trim()}`).join(" ")}) ¶ `;
    }
    case "li":
      return nodesText(children).replace(/^[\s¶]+|[\s¶]+$/gu, "");
    case "p":
      return ` ¶ ${rtl}${inner()} ¶ `;
    default: {
      const mark = same[name] ?? name;
      return `<${mark}>${inner()}</${mark}>`;
    }
  }
}

function rowsIn(children: readonly XmlNode[]): string[] {
  return children.flatMap((child) => {
    if (typeof child === "string") return [];
    if (child.local === "tbody") return rowsIn(child.children);
    const cells = child.children.map((cell) =>
      tidied(typeof cell === "string" ? cell : nodesText(cell.children)),
    );
    return [cells.join("; ")];
  });
}

/** "= Jakarta, Ibu kota 50%"; ≈ numbers, ~ patterns. */
function keyText(key: Comparison): string {
  const sign = { text: "=", number: "≈", regex: "~" }[key.mode];
  const accepted = key.accepted.map(
    ({ text, share }) => `${text}${share === 1 ? "" : ` ${Math.round(share * 1e4) / 100}%`}`,
  );
  return (
    `${sign} ${accepted.join(", ")}` +
    (key.tolerance === 0 ? "" : ` ±${key.tolerance}`) +
    (key.case_sensitive ? " @huruf" : "")
  );
}

const imageText = (image: ImageRef) => `{${nameOf(image.media_id)}}`;
const zoneText = ({ shape, coords }: Zone) =>
  `${shape} ${coords.map((value) => Math.round(value * 1000) / 1000).join(",")}`;

/** What is said of each type behind its stem. */
const partsByType: { [Type in QuestionType]: (content: ContentOf<Type>) => string[] } = {
  1: (content) => options(content.payload, [content.key.id], content.key.weights),
  2: ({ key }) => (key.rujukan === "" ? [] : [`@rujukan ${summarizeHtml(key.rujukan)}`]),
  3: (content) => options(content.payload, [content.key.id], content.key.weights),
  4: (content) => options(content.payload, content.key.ids, content.key.weights),
  5: matches,
  6: ({ payload, key }) => [
    keyText(key),
    ...(payload.unit === "" ? [] : [`@satuan ${payload.unit}`]),
  ],
  7: ({ payload: { items }, key }) => {
    const texts = key.ids.map((id) =>
      summarizeHtml(items.find((each) => each.id === id)?.html ?? ""),
    );
    return [texts.join(" > "), ...(key.measure === "places" ? [] : ["@tetangga"])];
  },
  8: ({ payload: { statements, labels }, key }) =>
    statements.map(({ id, html }) => {
      const value = key.values[id];
      const label = value === 1 ? labels[0] : labels[1];
      return `${summarizeHtml(html)}: ${value === undefined || value === null ? "?" : label}`;
    }),
  9: ({ payload }) => payload.statements.map(({ html }) => `${summarizeHtml(html)}?`),
  10: ({ payload: { left, right }, key }) =>
    left.map(({ id, html }) => {
      const rights = right.filter((each) =>
        key.pairs.some(([one, other]) => one === id && other === each.id),
      );
      return `${summarizeHtml(html)} ⇉ ${rights.map((each) => summarizeHtml(each.html)).join(", ")}`;
    }),
  11: grid,
  12: ({ payload: { columns, rows }, key }) =>
    rows.map(({ id, html }) => {
      const ticked = columns.filter((each) => key.rows[id]?.includes(each.id));
      return `${summarizeHtml(html)}: ${ticked.map((each) => summarizeHtml(each.html)).join(", ")}`;
    }),
  13: categories,
  14: blanks,
  15: pictures,
  16: zoneLabels,
};

function parts(content: QuestionContent): string[] {
  return (partsByType[content.type] as (any: QuestionContent) => string[])(content);
}

function options(
  payload: ContentOf<1>["payload"],
  keys: readonly (string | null)[],
  weights: Readonly<Record<string, number>>,
): string[] {
  return payload.options.map(({ id, html }) => {
    const weight = id in weights ? ` (${weights[id]})` : "";
    return `${keys.includes(id) ? "*" : ""}${summarizeHtml(html)}${weight}`;
  });
}

function matches({ payload: { left, right }, key: { pairs } }: ContentOf<5>): string[] {
  const htmlOf = (id: string | undefined) =>
    summarizeHtml(right.find((each) => each.id === id)?.html ?? "");
  const used = new Set(Object.values(pairs));
  return [
    ...left.map(({ id, html }) => `${summarizeHtml(html)} → ${htmlOf(pairs[id])}`),
    ...right.filter(({ id }) => !used.has(id)).map(({ html }) => `→ ${summarizeHtml(html)}`),
  ];
}

function grid({ payload: { cols, rows, cells }, key }: ContentOf<11>): string[] {
  const lines = cells.map((line, at) => {
    const head = rows.length > 0 ? [summarizeHtml(rows[at] ?? "")] : [];
    const said = line.map((cell) => {
      if (cell.kind === "text") return summarizeHtml(cell.html);
      const cellKey = key.cells[cell.id];
      return `[${cellKey ? keyText(cellKey) : "?"}]`;
    });
    return [...head, ...said].join("; ");
  });
  return [cols.map(summarizeHtml).join("; "), ...lines];
}

function categories({ payload, key }: ContentOf<13>): string[] {
  const inside = (id: string | null) =>
    payload.items
      .filter((each) => (key.items[each.id] ?? null) === id)
      .map(({ html }) => summarizeHtml(html))
      .join(", ");
  const loose = inside(null);
  return [
    ...payload.categories.map(({ id, html }) => `${summarizeHtml(html)}: ${inside(id)}`),
    ...(loose === "" ? [] : [`–: ${loose}`]),
  ];
}

function pictures({ payload, key }: ContentOf<15>): string[] {
  const mark = (id: string) => (key.ids.includes(id) ? "*" : "");
  if (payload.mode === "options")
    return payload.options.map(({ id, image, caption }) =>
      `${mark(id)}${imageText(image)} ${caption}`.trim(),
    );
  return [
    imageText(payload.image),
    ...payload.zones.map((zone) => `${mark(zone.id)}${zoneText(zone)}`),
  ];
}

function zoneLabels({ payload, key }: ContentOf<16>): string[] {
  const { image, zones, labels, mode } = payload;
  const label = (id: string) => {
    const found = labels.find((each) => each.id === id);
    return found?.image ? imageText(found.image) : (found?.text ?? "?");
  };
  const used = new Set(Object.values(key.labels).flat());
  return [
    imageText(image),
    ...zones.map((zone) => {
      const typed = key.texts[zone.id];
      const said =
        mode === "typed" && typed
          ? keyText(typed)
          : (key.labels[zone.id] ?? []).map(label).join(", ");
      return `${zoneText(zone)}: ${said}`;
    }),
    ...labels
      .filter(({ id }) => !used.has(id) && mode !== "typed")
      .map(({ id }) => `–: ${label(id)}`),
  ];
}

/** Dropdowns as "[Paris/*Roma]", typed ones as "[= Roma]", those of the bank as "[Roma]". */
function blanks({ payload, key }: ContentOf<14>): string[] {
  const used = new Set(Object.values(key.words));
  const text = summarizeHtml(payload.text).replace(/\[\[([\w-]+)\]\]/gu, (_, id: string) => {
    const blank = payload.blanks.find((each) => each.id === id);
    if (blank?.mode === "text") return `[${key.texts[id] ? keyText(key.texts[id]) : "?"}]`;
    if (blank?.mode === "bank")
      return `[${payload.bank.find((word) => word.id === key.words[id])?.text ?? "?"}]`;
    return `[${(blank?.options ?? []).map((option) => `${option.id === key.words[id] ? "*" : ""}${option.text}`).join("/")}]`;
  });
  const others = payload.bank.filter(({ id }) => !used.has(id)).map((word) => word.text);
  return [text, ...(others.length === 0 ? [] : [`–: ${others.join(", ")}`])];
}
