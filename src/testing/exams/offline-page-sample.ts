// The page for marking without a network, as it is in dist/, with three answers of a made-up exam.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  MarkingPackage,
  PackedAnswer,
} from "../../features/marking/offline/page/marking-package-state.ts";
import { markingCode } from "../../domain/marking/marking-code.ts";
import type { PointForm } from "../../domain/marking/point-form.ts";
import { offlinePage, pageTexts } from "../../features/marking/offline/file/offline-page-files.ts";
import { seal, sealKey } from "../../files/sealed/sealed-file.ts";

const form: PointForm = { kind: "whole", fields: [{ id: "", label: "", max: 100 }] };
const answerOf = (drawn: string, html: string): PackedAnswer => ({
  code: markingCode(drawn),
  seq: 1,
  version: 1,
  words: 3,
  parts: [{ id: "", label: "", html }],
  form,
  equal: [],
  isFlagged: false,
  given: null,
  comment: "",
});

const sample: MarkingPackage = {
  format: "exo-marking-1",
  id: "contoh",
  schedule_id: "s1",
  question_id: "q1",
  unit: "Soal 1, Geografi (GEO)",
  marker_id: "m1",
  marker: "Ratna",
  questions: [
    { version: 1, stem: "<p>Mengapa sungai meluap?</p>", reference: "", model: "", keywords: [] },
  ],
  answers: [
    answerOf("ABCDE", "<p>Karena hujan lebat.</p>"),
    answerOf("FGHJK", '<p dir="rtl">بسبب المطر</p>'),
    answerOf("LMNPQ", "<p><math><mi>x</mi><mo>=</mo><mn>2</mn></math></p>"),
  ],
};

export async function offlinePageSample(passphrase: string, dist = "dist"): Promise<Uint8Array> {
  const names = await readdir(dist);
  const contentOf = (pattern: RegExp) =>
    readFile(
      join(
        dist,
        names.find((name) => pattern.test(name))!,
      ),
      "utf8",
    );
  const content = new TextEncoder().encode(JSON.stringify(sample));
  const page = offlinePage({
    facts: {
      language: "id",
      unit: sample.unit,
      answers: sample.answers.length,
      fileName: "hasil-koreksi_geografi",
      texts: pageTexts(),
    },
    sealed: seal(content, await sealKey(passphrase)),
    script: await contentOf(/^offline-page-main-\w+\.txt$/u),
    style: await contentOf(/^offline-page-\w+\.css$/u),
  });
  return new Uint8Array(await page.arrayBuffer());
}
