// What an exported file of questions holds that a program which opens it could run, fetch or follow. For tests.
import { unzipSync } from "fflate";
import { readAiken } from "../domain/question-formats/read-aiken.ts";
import { readGift } from "../domain/question-formats/read-gift.ts";
import { elementsIn, parseXml, textOf } from "../domain/xml-tree.ts";
import type { XmlElement } from "../domain/xml-tree.ts";
import { htmlIn } from "../exam-server/question-html.ts";
import { harmIn } from "./html-exploits.ts";
import { countingIds } from "./question-shape.ts";

const active = new Set(
  "script iframe object embed form svg link meta base video a f hyperlink altChunk OLEObject instrText".split(
    " ",
  ),
);

/** Empty: nothing. @throws XmlFault when a part is not well-formed, as it would be if something broke out */
export function harmInExport(format: string, bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes);
  if (format === "gift") return harmInTexts(readGift(text, countingIds()));
  if (format === "aiken") return harmInTexts(readAiken(text, countingIds()));
  if (format === "moodle") return harmInMoodle(parseXml(text));
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => /\.(?:xml|rels)$/u.test(path))
    .flatMap(([path, part]) =>
      harmInTree(parseXml(new TextDecoder().decode(part))).map((found) => `${path}: ${found}`),
    );
}

function harmInTexts({ questions }: ReturnType<typeof readGift>): string[] {
  return questions.flatMap(({ question }) =>
    question ? htmlIn(question).flatMap(({ html }) => harmIn(html) ?? []) : ["not a question"],
  );
}

function harmInMoodle(root: XmlElement): string[] {
  const fields = elementsIn(root).filter(({ attributes }) => attributes["format"] === "html");
  const texts = fields.flatMap(({ children }) =>
    children.filter(
      (child): child is XmlElement => typeof child !== "string" && child.local === "text",
    ),
  );
  const html = texts.map((text) => textOf(text).replaceAll("@@PLUGINFILE@@/", "/storage/media/"));
  return [...html.flatMap((each) => harmIn(each) ?? []), ...harmInTree(root)];
}

function harmInTree(root: XmlElement): string[] {
  return [root, ...elementsIn(root)].flatMap(({ local, name, attributes }) => {
    const faults = Object.entries(attributes).filter(
      ([key, value]) =>
        /^on[a-z]/iu.test(key) ||
        value === "External" ||
        /^\s*(?:javascript|data|vbscript):/iu.test(value) ||
        (/^(?:href|src|data|Target)$/u.test(key) && /^(?:[a-z]+:)?\/\//iu.test(value)),
    );
    const found = faults.map(([key, value]) => `${name} ${key}=${value}`);
    return active.has(local) ? [name, ...found] : found;
  });
}
