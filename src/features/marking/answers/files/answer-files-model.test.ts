import * as assert from "uvu/assert";
import { suite } from "uvu";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createAnswerFilesModel, fileKey, type AnswerFilesModel } from "./answer-files-model.ts";

const test = suite("files of answers");
const unit = { schedule_id: "u", question_id: "q" };
let model: AnswerFilesModel;
let asked: string[];
let isCut: boolean;
test.before.each(() => {
  asked = [];
  isCut = false;
  model = createAnswerFilesModel(unit, async (_unit, code, id) => {
    asked.push(`${code} ${id}`);
    if (isCut) throw new Error("No line.");
    return new Blob(["x"], { type: id.startsWith("foto") ? "image/png" : "application/pdf" });
  });
});
test.after.each(() => model.exit());

const essay = (code: string, ...attachments: string[]) => ({
  code,
  answer: { type: 2 as const, html: "<p>a</p>", attachments },
});
const stateOf = (code: string, id: string) => model.$files.get().get(fileKey(code, id));
const isReady = (code: string, id: string) => () => stateOf(code, id)?.status === "ready";

test("photos and PDFs are told apart, and fetched once however often the answer is shown", async () => {
  model.want(essay("A", "foto", "pindai"));
  assert.is(stateOf("A", "foto")?.status, "loading");
  await until(isReady("A", "foto"));
  await until(isReady("A", "pindai"));
  model.want(essay("A", "foto", "pindai"));
  assert.equal(asked, ["A foto", "A pindai"]);
  const pictures = ["foto", "pindai"].map((id) => {
    const file = stateOf("A", id);
    return file?.status === "ready" && file.isPicture;
  });
  assert.equal(pictures, [true, false]);
});

test("what failed is fetched again on wish, and when its answer is shown again", async () => {
  isCut = true;
  model.want(essay("A", "foto"));
  await until(() => stateOf("A", "foto")?.status === "failed");
  await model.load("A", "foto");
  assert.is(stateOf("A", "foto")?.status, "failed");
  isCut = false;
  model.want(essay("A", "foto"));
  await until(isReady("A", "foto"));
  assert.is(asked.length, 3);
});

test("of many the files that were not wanted for longest are given up", async () => {
  model.want(essay("A", "foto"));
  model.want(essay("B", "foto"));
  await until(isReady("B", "foto"));
  model.want(essay("A", "foto"));
  model.want(essay("C", ...Array.from({ length: 39 }, (_, at) => `foto${at}`)));
  assert.is(stateOf("B", "foto"), undefined);
  assert.is(stateOf("A", "foto")?.status, "ready");
  await until(isReady("C", "foto38"));
});

test.run();
