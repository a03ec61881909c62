// Type 2: qti-extended-text-interaction, and what its markers are told.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import {
  asBlock,
  declare,
  noProcessing,
  type WriteContext,
  type WrittenItem,
} from "./written-item.ts";
import { escapeXml, xml } from "./xml-writer.ts";

export function writeEssay({ payload, key }: ContentOf<2>, context: WriteContext): WrittenItem {
  const interaction = xml("qti-extended-text-interaction", {
    class: payload.min_words > 0 ? `exo-min-words-${payload.min_words}` : undefined,
    "response-identifier": "RESPONSE",
    format: payload.format === "rich" ? "xhtml" : "plain",
    "expected-lines": payload.lines || undefined,
    "pattern-mask": payload.max_chars > 0 ? `^[\\s\\S]{0,${payload.max_chars}}$` : undefined,
  });
  const upload = xml("qti-upload-interaction", { "response-identifier": "ATTACHMENT" });
  const keywords = key.keywords.map((word) => xml("li", {}, escapeXml(word))).join("");
  const notes = [
    key.rujukan === "" ? "" : rubric("exo-rujukan", asBlock(context.xhtml(key.rujukan))),
    criteriaXml(key.rubric),
    keywords === "" ? "" : rubric("exo-keywords", xml("ul", {}, keywords)),
  ];
  return {
    declarations: [
      declare("RESPONSE", "single", "string"),
      ...(payload.attachments ? [declare("ATTACHMENT", "single", "file")] : []),
    ],
    body: [asBlock(context.stem), interaction, payload.attachments ? upload : "", ...notes].join(
      "",
    ),
    processing: noProcessing,
    most: 1,
    isHuman: true,
    classes: [],
  };
}

export function criteriaXml(criteria: ContentOf<2>["key"]["rubric"]): string {
  if (criteria.length === 0) return "";
  const rows = criteria.map(({ label, max }) =>
    xml("tr", {}, xml("td", {}, escapeXml(label)) + xml("td", {}, String(max))),
  );
  return rubric("exo-criteria", xml("table", {}, xml("tbody", {}, rows.join(""))));
}

function rubric(className: string, inside: string): string {
  const attributes = { class: className, view: "scorer", use: "scoring" };
  return xml("qti-rubric-block", attributes, xml("qti-content-body", {}, inside));
}
