// What questions of Moodle XML are made of.
import { base64Of } from "../../question-files/imported-files.ts";
import { pngBytes } from "../questions/word-document.ts";
import { casesOf, withReasons } from "./corpus-case.ts";

export const one = casesOf("Moodle XML", "soal.xml");
export const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join("\n")}</quiz>`;
export const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`;
export const text = (html: string, inside = "") =>
  `<questiontext format="html">${cdata(html)}${inside}</questiontext>`;
export const question = (type: string, html: string, inside: string) =>
  quiz(`<question type="${type}"><name><text>S</text></name>${text(html)}${inside}</question>`);
export const answer = (fraction: number | string, html: string, inside = "") =>
  `<answer fraction="${fraction}" format="html">${cdata(html)}${inside}</answer>`;
export const png = (name: string, width = 200, height = 100) =>
  `<file name="${name}" path="/" encoding="base64">${base64Of(pngBytes(width, height))}</file>`;
export const choice = (html: string, ...inside: string[]) =>
  question(
    "multichoice",
    html,
    (inside.length > 0 ? inside : [answer(100, "Ya"), answer(0, "Tidak")]).join(""),
  );
export const single = "<single>true</single>";
export const several = "<single>false</single>";
/** A choice whose stem alone matters. */
export const stem = (about: string, html: string, said: string, ...reasons: RegExp[]) => {
  const whole = `1 ${said} | *Ya | Tidak`;
  return one(about, choice(html), reasons.length > 0 ? withReasons(whole, ...reasons) : whole);
};
export const number = (value: string, fraction = 100, tolerance = "0") =>
  `<answer fraction="${fraction}"><text>${value}</text><tolerance>${tolerance}</tolerance></answer>`;
export const blanks = "Lengkapilah bagian yang kosong.";
