// Makes what the page for marking without a network holds: the question and its answers, with all pictures inside.
import {
  getMarkingAttachment,
  type MarkingAnswer,
} from "../../../../contract/marking/marking-answers.ts";
import type { OpenedUnit } from "../../../../contract/marking/marking-units.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import {
  answerParts,
  modelAnswer,
  type AnswerPart,
} from "../../../../domain/marking/answer-parts.ts";
import type {
  MarkingPackage,
  PackedAnswer,
  PackedQuestion,
} from "../page/marking-package-state.ts";
import { pointFormOf, type PointForm } from "../../../../domain/marking/point-form.ts";
import { escapeHtml } from "../../../../domain/text/html-text.ts";
import { downloadFile } from "../../../../core/transfer.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import type { InlineMedia } from "./inline-pictures-media.ts";

type PackageSource = {
  unit: UnitKey;
  opened: OpenedUnit;
  answers: readonly MarkingAnswer[];
  facts: Pick<MarkingPackage, "id" | "unit" | "marker_id" | "marker" | "made_at">;
  media: InlineMedia;
  /** In place of a file that is no picture, or of one that does not fit. */
  missing: string;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
};

export async function markingPackage(source: PackageSource): Promise<MarkingPackage> {
  const { unit, opened, answers, facts, media, onProgress } = source;
  const used = new Set(answers.map(({ version }) => version));
  const shown = opened.versions.filter(({ version }) => used.has(version));
  const questions: PackedQuestion[] = [];
  for (const { version, stem, reference, content } of shown) {
    questions.push({
      version,
      stem: await media.inlined(stem),
      reference: await media.inlined(reference),
      model: await media.inlined(modelAnswer(content)),
      keywords: content.type === 2 ? content.key.keywords : [],
    });
  }
  const contents = new Map(shown.map(({ version, content }) => [version, content]));
  const codes = new Set(answers.map(({ code }) => code));
  const packed: PackedAnswer[] = [];
  for (const answer of answers) {
    const content = contents.get(answer.version);
    if (content) packed.push(await packedAnswer(answer, content, codes, source));
    onProgress(packed.length, answers.length);
  }
  const { rubric_version } = opened;
  return {
    format: "exo-marking-1",
    ...facts,
    ...unit,
    rubric_version,
    questions,
    answers: packed,
  };
}

async function packedAnswer(
  { code, seq, version, words, answer, marks, equal, is_flagged: isFlagged }: MarkingAnswer,
  content: QuestionContent,
  codes: ReadonlySet<string>,
  source: PackageSource,
): Promise<PackedAnswer> {
  const parts: AnswerPart[] = [];
  const written = answerParts(content, answer);
  for (const part of written) {
    parts.push({ ...part, html: await source.media.inlined(part.html) });
  }
  const ids = answer.type === 2 ? (answer.attachments ?? []) : [];
  for (const id of ids) {
    parts.push({ id: `file ${id}`, label: "", html: await attachmentHtml(code, id, source) });
  }
  const own = marks.find((mark) => mark.is_own && !mark.is_stale);
  return {
    code,
    seq,
    version,
    words,
    parts,
    form: labelled(pointFormOf(content, answer), written),
    equal: equal.map((other) => other.code).filter((other) => codes.has(other)),
    isFlagged,
    given: own?.given ?? null,
    comment: own?.comment ?? "",
  };
}

/** Cells are named by their place, as the parts of the answer are. */
function labelled({ kind, fields }: PointForm, parts: readonly AnswerPart[]): PointForm {
  if (kind !== "cells") return { kind, fields };
  const labels = new Map(parts.map(({ id, label }) => [id, label]));
  return { kind, fields: fields.map((field) => ({ ...field, label: labels.get(field.id) ?? "" })) };
}

async function attachmentHtml(
  code: string,
  id: string,
  { unit, media, missing, signal }: PackageSource,
): Promise<string> {
  const input = { ...unit, code, attachment_id: id };
  const { file } = await downloadFile(getMarkingAttachment, input, { signal });
  const address = await media.addressOf(file);
  return address === null
    ? `<p>[${escapeHtml(missing)}]</p>`
    : `<p><img src="${address}" alt=""></p>`;
}
