// The @ rows of a question table: how a question counts and what it belongs to. What is as usual is left out.
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import { decimalText } from "../answer-token.ts";
import { usageText } from "../../../domain/text/usage-text.ts";
import { usualLayout } from "../../../domain/questions/question-with.ts";
import type { CodedQuestion, QuestionRows } from "./written-rows.ts";

const policyWords: Readonly<Record<PolicyName, string>> = {
  mutlak: "mutlak",
  parsial: "parsial",
  parsial_penalti: "penalti",
  bertingkat: "bertingkat",
  bobot_opsi: "bobot opsi",
};

export function metaRows(
  rows: QuestionRows,
  { question, referenceCode, competenceCodes = [], usage = null }: CodedQuestion,
): void {
  const { bobot, policy, difficulty, explanation, audio, shuffle, layout, content } = question;
  if (referenceCode) rows.lines("@R1", referenceCode);
  if (competenceCodes.length > 0) rows.lines("@K", competenceCodes.join(", "));
  if (bobot !== 1) rows.lines("@B", decimalText(bobot));
  if (policy !== null) rows.lines("@P", policyWords[policy]);
  if (difficulty !== "") rows.lines("@D", difficulty);
  if (explanation !== "") rows.html("@X", explanation);
  if (audio) {
    const name = rows.sound(audio.media_id);
    const about = [
      ...(audio.max_play > 0 ? [`${audio.max_play}x`] : []),
      ...(audio.autoplay ? ["otomatis"] : []),
    ];
    if (name !== null) rows.lines("@A", [name, ...about].join(" | "));
  }
  if (shuffle !== (content.type !== 3)) rows.lines("@S", shuffle ? "ya" : "tidak");
  if (layout !== usualLayout(content.type)) rows.lines("@L", String(layout));
  if (usage) rows.lines("@U", usageText(usage));
}
