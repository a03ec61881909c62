// What happens to the cells of a student, in few words.
import type { MatrixRow } from "../../../contract/results/result-matrix.ts";
import { formatNumber } from "../../../core/format.ts";
import type { PlannedCell, PlannedStudent } from "../../../sheets/erapor/erapor-plan.ts";
import type { ResultTexts } from "../results-list-messages.ts";
import type { EraporTexts } from "./erapor-messages.ts";
import type { PlannedState } from "./erapor-model.ts";

type Planned = PlannedStudent<MatrixRow>;

/** `tone`: warn where the exam's mark does not get into the file, or takes the place of another one. */
export type MarkText = { text: string; tone: "plain" | "quiet" | "warn" };

export function markText(
  { participant, mark, student }: Planned,
  { choices }: Pick<PlannedState, "choices">,
  t: EraporTexts,
  states: ResultTexts,
): MarkText {
  if (mark) return cellText(mark, choices.overwrites, t);
  const before = choices.column === null ? "" : (student.texts.get(choices.column) ?? "");
  if (participant && participant.mark === null) {
    return { text: t.notFinal({ state: states[participant.state] }), tone: "warn" };
  }
  if (participant) return { text: String(participant.mark), tone: "quiet" };
  return { text: before === "" ? t.none : `${before} ${t.untouched}`, tone: "quiet" };
}

function cellText(
  { is, value, before }: PlannedCell,
  overwrites: boolean,
  t: EraporTexts,
): MarkText {
  const texts = { before, value: String(value) };
  if (is === "empty") return { text: texts.value, tone: "plain" };
  if (is === "same") return { text: t.same(texts), tone: "quiet" };
  return { text: overwrites ? t.replaced(texts) : t.kept(texts), tone: "warn" };
}

/** "2 tercapai · 1 belum · 1 tidak diujikan"; empty without any objective. */
export function goalsText(
  { goals, student, participant }: Planned,
  { choices }: Pick<PlannedState, "choices">,
  t: EraporTexts,
): string {
  if (!participant || choices.limit === null || student.goals.length === 0) return "";
  const n = (count: number) => ({ n: formatNumber(count) });
  const reached = goals.filter(({ value }) => value === 1).length;
  const missed = goals.length - reached;
  const unasked = student.goals.length - goals.length;
  const others = goals.filter(({ is }) => is === "other").length;
  return [
    reached > 0 && t.reached(n(reached)),
    missed > 0 && t.missed(n(missed)),
    unasked > 0 && t.unasked(n(unasked)),
    others > 0 && (choices.overwrites ? t.replacedGoals(n(others)) : t.keptGoals(n(others))),
  ]
    .filter(Boolean)
    .join(" · ");
}

export function matchText({ match }: Planned, t: EraporTexts): string {
  switch (match.by) {
    case "nisn":
      return t.byNisn;
    case "nisn-other-name":
      return t.byNisnOnly;
    case "name":
      return t.byName;
    case "rest":
      return t.byRest;
    case "hand":
      return t.byHand;
    case "hand-nobody":
      return t.handNobody;
    case "several":
      return t.several;
    case "other-nisn":
      return t.otherNisn({ name: match.participant.nama, nisn: match.participant.nisn });
    case "nobody":
      return t.nobody;
  }
}
