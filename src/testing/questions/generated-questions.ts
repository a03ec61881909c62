// Questions of all 16 types that nobody wrote by hand: rich text of every kind that is kept, keys, weights and policies as
// they fall. No two parts of a question say the same, so that each can be found again.
import fc from "fast-check";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { withHtml } from "../../domain/questions/question-html.ts";
import { accepting, allSamples } from "./question-samples.ts";
import { questionOf } from "./question-shape.ts";
import { pngBytes, wavBytes } from "./open-test-bank.ts";

export const generatedFiles = [
  { name: "media-1.png", bytes: pngBytes(800, 600) },
  { name: "peta.png", bytes: pngBytes(40, 30, 7) },
  { name: "suara.wav", bytes: wavBytes() },
];

type Drawing = {
  word: () => string;
  rich: () => string;
  plain: () => string;
  whole: (most: number) => number;
};

const words =
  "air angin awan batu buah bulan daun desa gunung hujan jalan kebun kota laut padi pasar sawah sungai tanah العلم 日本 naïve".split(
    " ",
  );
const pieces: readonly ((drawing: Drawing) => string)[] = [
  ({ word }) => `<p>${word()}</p>`,
  ({ word }) => `<p>${word()} <strong>${word()}</strong> <em>${word()}</em></p>`,
  ({ word }) => `<p><u>${word()}</u> H<sub>2</sub>O m<sup>2</sup> ${word()}</p>`,
  ({ word }) => `<p>${word()}<br>${word()}</p>`,
  ({ word }) => `<p>${word()} &lt; 5 &amp; "${word()}" = {a~b} : #1 %50</p>`,
  ({ word }) => `<p>${word()} <span data-formula="\\frac{1}{2}x^2"></span> ${word()}</p>`,
  ({ word }) => `<p dir="rtl">${word()} السؤال</p>`,
  ({ word }) => `<p data-align="center">${word()}</p>`,
  ({ word }) => `<p>${word()}</p><ul><li>${word()}</li><li>${word()}</li></ul>`,
  ({ word }) => `<p>${word()}</p><ol><li>${word()}</li><li>${word()}</li></ol>`,
  ({ word, whole }) =>
    `<p>${word()}</p><ol start="3" type="${"aAiI"[whole(4)]}"><li>${word()}</li><li>${word()}</li></ol>`,
  ({ word }) =>
    `<p>${word()}</p><table><tbody><tr><td>${word()}</td><td>${word()}</td></tr><tr><td colspan="2">${word()}</td></tr></tbody></table>`,
  ({ word }) => `<p>${word()}</p><p>${word()}</p>`,
  ({ word }) => `<p>${word()} <img src="import:peta.png" alt="Peta ${word()}"></p>`,
];

function drawingOf(draw: () => number): Drawing {
  let count = 0;
  const whole = (most: number) => Math.floor(draw() * most);
  const word = () => `${words[whole(words.length)]}${(count += 1)}`;
  return {
    word,
    whole,
    plain: () => `<p>${word()}</p>`,
    rich: () =>
      (pieces[whole(pieces.length)] as (drawing: Drawing) => string)({
        word,
        whole,
        rich: word,
        plain: word,
      }),
  };
}

const policies: readonly (PolicyName | null)[] = [null, "mutlak", "parsial", "parsial_penalti"];

/** Of numbers from 0 to 1, as many as are asked for. */
function made(type: QuestionType, draw: () => number): QuestionInput {
  const drawing = drawingOf(draw);
  const { rich, plain, whole, word } = drawing;
  const sample = structuredClone(allSamples[type - 1]?.content as QuestionContent);
  const content = JSON.parse(
    JSON.stringify(changed(sample, drawing)).replaceAll('"media-1"', '"import:media-1.png"'),
  ) as QuestionContent;
  const isRich = whole(3) > 0;
  const question = questionOf(content, {
    stem: rich(),
    explanation: whole(2) === 0 ? "" : rich(),
    bobot: [1, 2, 0.5, 1.25][whole(4)] as number,
    shuffle: whole(3) > 0,
    policy: policies[whole(policies.length)] ?? null,
    ...(type === 3
      ? { audio: { media_id: "import:suara.wav", max_play: 2, autoplay: false } }
      : {}),
  });
  return withHtml(question, (html, path) => {
    if (path === "stem" || path === "explanation") return html;
    if (path === "content.text") return html.replace("Ibu kota", word());
    // Cells of a grid hold a number or a word.
    if (path.startsWith("content.c") || path === "content.rows" || path === "content.cells")
      return type === 11 ? word() : plain();
    return isRich ? rich() : plain();
  });
}

function changed(content: QuestionContent, { whole, word }: Drawing): QuestionContent {
  switch (content.type) {
    case 1:
    case 3: {
      const options = content.payload.options.slice(0, 3 + whole(2));
      const key = { id: options[whole(options.length)]?.id ?? null, weights: {} };
      return { ...content, payload: { options }, key };
    }
    case 4: {
      const { options } = content.payload;
      const ids = options.filter((_option, at) => at === 0 || whole(2) === 0).map(({ id }) => id);
      return { ...content, key: { ids, weights: {} } };
    }
    case 6: {
      if (whole(2) === 0) return { ...content, key: accepting(word(), word()) };
      const number = { ...accepting(`${whole(90)},${whole(9) + 1}25`), mode: "number" as const };
      const payload = { ...content.payload, number: true };
      return { ...content, payload, key: { ...number, tolerance: [0, 0.5, 0.001][whole(3)] ?? 0 } };
    }
    case 8: {
      const values = Object.keys(content.key.values).map((id) => [id, whole(2)]);
      return { ...content, key: { values: Object.fromEntries(values) as Record<string, 0 | 1> } };
    }
    default:
      return content;
  }
}

/** Each of a type, drawn as the seed says. */
export function generatedQuestions(count: number, seed: number): QuestionInput[] {
  const draw = drawsFrom(seed);
  return Array.from({ length: count }, (_, index) =>
    made(((index % 16) + 1) as QuestionType, draw),
  );
}

/** Numbers from 0 to 1, evenly: fast-check's own lean to the edges. */
function drawsFrom(seed: number): () => number {
  const [state] = fc.sample(fc.integer({ min: 1, max: 0x7fff_ffff }), { numRuns: 1, seed });
  let at = state ?? 1;
  return () => {
    at = (at * 48_271) % 0x7fff_ffff;
    return at / 0x7fff_ffff;
  };
}
