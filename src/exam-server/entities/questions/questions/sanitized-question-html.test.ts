// No field of a question keeps what could run, whatever its type; text that is no markup stays as it was typed.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { maxHtml, maxPartHtml } from "../../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { questionTypes, type QuestionType } from "../../../../contract/questions/question-types.ts";
import { harmIn, htmlExploits } from "../../../../testing/exploits/html-exploits.ts";
import { questionOf } from "../../../../testing/questions/open-test-bank.ts";
import { htmlSender } from "../../../../testing/questions/html-sender.ts";
import { mediaNamesOf } from "../media/named-media-html.ts";
import { sanitizeQuestion, searchTextOf } from "./sanitized-question-html.ts";

const test = suite("sanitised questions");
const types = Object.keys(questionTypes).map(Number) as QuestionType[];

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Every text at a place of HTML: by the names of the contract, not by the list that is tested. */
function mapHtml(value: Json, change: (html: string) => string, name = ""): Json {
  const isHtml = ["stem", "explanation", "html", "rujukan", "cols", "rows", "text"].includes(name);
  if (typeof value === "string") return isHtml ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => mapHtml(each, change, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapHtml(each, change, key)]),
  );
}

/** `text` is HTML in type 14's payload only. */
function withExploit(
  question: QuestionInput,
  exploit: string,
): { spoilt: QuestionInput; places: number } {
  let places = 0;
  const spoil = (html: string) => {
    places += 1;
    return html + exploit;
  };
  const { content } = question;
  const plain =
    content.type === 14 ? { ...content.payload, bank: [], blanks: [] } : content.payload;
  const parts = content.type === 11 || content.type === 12 ? plain : withoutPlainText(plain);
  const key = content.type === 2 ? mapHtml(content.key, spoil) : content.key;
  const payload = mapHtml(parts as Json, spoil);
  const outer = mapHtml({ stem: question.stem, explanation: "<p>Sebab</p>" }, spoil);
  return {
    spoilt: {
      ...question,
      ...(outer as object),
      content: { ...content, payload, key },
    } as QuestionInput,
    places,
  };
}

/** Labels of type 16 are plain text under the same name. */
function withoutPlainText(payload: object): object {
  return "labels" in payload && "zones" in payload ? { ...payload, labels: [] } : payload;
}

/** As it may be kept. */
async function kept(question: QuestionInput): Promise<QuestionInput> {
  const { fields, faults } = await sanitizeQuestion(question, htmlSender);
  assert.equal(faults, {});
  return fields;
}

test("every HTML of every type is cleaned", async () => {
  for (const type of types) {
    for (const exploit of htmlExploits) {
      const { spoilt, places } = withExploit(questionOf(type), exploit);
      assert.ok(places >= 2, `type ${type}`);
      mapHtml((await kept(spoilt)) as unknown as Json, (html) => {
        assert.is(harmIn(html), null, `type ${type}: ${exploit.slice(0, 80)}`);
        return html;
      });
    }
  }
});

test("a question without anything harmful stays as it is", async () => {
  for (const type of types) {
    const question = questionOf(type);
    assert.equal(await kept(question), question, `type ${type}`);
  }
});

test("plain text is not taken for markup", async () => {
  const typed = questionOf(6);
  assert.ok(typed.content.type === 6);
  typed.content.key.accepted = [{ text: "<b> & a<c", share: 1 }];
  const words = questionOf(14);
  assert.ok(words.content.type === 14);
  words.content.payload.bank[0]!.text = "<script>";
  assert.equal(await kept(typed), typed);
  assert.equal(await kept(words), words);
});

test("characters that the database refuses are left out, in names as in texts", async () => {
  const question = questionOf(1);
  question.stem = "<p>a\u0000b\ud800c😀</p>";
  assert.is((await kept(question)).stem, "<p>abc😀</p>");
});

test("HTML that cleaning makes too long, and what would take too long to clean, is refused at its field", async () => {
  const question = questionOf(1);
  assert.ok(question.content.type === 1);
  const [first, second] = question.content.payload.options;
  question.stem = "&".repeat(maxHtml / 5);
  first!.html = "&".repeat(maxPartHtml / 5 + 1);
  second!.html = "<b>".repeat(10_000);
  question.explanation = "<i>".repeat(10_001);
  const { faults } = await sanitizeQuestion(question, htmlSender);
  assert.match(faults[`content.options.${first!.id}`] ?? "", /paling banyak 50\.000 karakter/u);
  assert.match(faults["explanation"] ?? "", /Terlalu banyak/u);
  assert.equal(Object.keys(faults).sort(), [`content.options.${first!.id}`, "explanation"]);
});

test("long HTML, however it is built, holds nobody up", async () => {
  const question = questionOf(1);
  assert.ok(question.content.type === 1);
  const html = "<ul><li>".repeat(maxPartHtml / 8);
  question.content.payload.options = Array.from({ length: 20 }, (_, at) => ({
    id: `a${at}`,
    html,
    fixed: false,
  }));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sanitizeQuestion(question, htmlSender);
  delay.disable();
  // A machine that is busy otherwise may be several times slower; the whole takes seconds.
  assert.ok(delay.max / 1e6 < 500, `${delay.max / 1e6} ms`);
});

test("the search knows the words of stem, parts and labels, and no key", () => {
  const essay = questionOf(2);
  assert.ok(essay.content.type === 2);
  essay.content.key.rujukan = "<p>rahasia</p>";
  essay.stem = '<p>Hitung <span data-formula="x^2"></span> &amp; <strong>jelas</strong>kan</p>';
  assert.is(searchTextOf(essay), "Hitung x^2 & jelaskan");
  const statements = questionOf(8);
  assert.ok(statements.content.type === 8);
  for (const label of statements.content.payload.labels) {
    assert.ok(searchTextOf(statements).includes(label));
  }
});

test("files are found in HTML, in content and in the sound, and not in text that looks like markup", () => {
  const image = (id: string) => `<img src="/storage/media/${id}" alt="">`;
  const question: QuestionInput = {
    ...questionOf(15),
    stem: `<p>${image("a1")} &lt;img src="/storage/media/teks"&gt;</p>`,
    explanation: '<p><audio src="/storage/media/b2" controls></audio></p>',
    audio: { media_id: "c3", max_play: 0, autoplay: false },
  };
  const names = mediaNamesOf(question).map(({ id, kind, path }) => `${path} ${kind} ${id}`);
  assert.equal(
    names.filter((name) => !name.startsWith("content.")),
    ["audio audio c3", "stem image a1", "explanation audio b2"],
  );
  assert.ok(names.some((name) => name.startsWith("content.")));
});

test.run();
