// What can be done with one question, and with those that are selected.
import { bulkBatchSize } from "../../../contract/calls/list-fields.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { href, navigate } from "../../../core/navigation.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import type { ActionKind } from "./question-actions.ts";
import { questionsMessages } from "../list/questions-messages.ts";
import type { QuestionsModel } from "../list/questions-model.ts";
import type { QuestionDialogs } from "./use-question-dialogs.ts";

type Dialogs = Pick<QuestionDialogs, "open" | "act">;

export function editorOf({ id, bank_id }: Question): string {
  return href("banksoal.soal.edit", { id: bank_id, soid: id });
}

export function openEditor(question: Question): void {
  navigate(editorOf(question));
}

/** `canMove`: the bank is ordered by hand, and the rows stand in that order. */
export function questionRowActions(
  question: Question,
  canMove: boolean,
  model: QuestionsModel,
  { open, act }: Dialogs,
): MenuItem[] {
  const t = questionsMessages.get();
  const { id, number } = question;
  const ids = [id];
  const target: Target = { ids, name: t.label({ number: formatNumber(number) }) };
  const order: readonly MenuItem[] = [
    {
      label: t.up,
      icon: "arrow-up",
      disabled: number === 1,
      onSelect: () => void model.move(ids, { move: "up" }),
    },
    {
      label: t.down,
      icon: "arrow-down",
      disabled: number === model.total(),
      onSelect: () => void model.move(ids, { move: "down" }),
    },
    { label: t.toPlace, icon: "list-ordered", onSelect: () => open("place", { ids }) },
    "line",
  ];
  return [
    { label: t.edit, icon: "pencil", onSelect: () => openEditor(question) },
    { label: t.previewFrom, icon: "eye", onSelect: () => open("preview", { start: id }) },
    "line",
    ...(canMove ? order : []),
    ...model.actions.rowItems(question, ["duplicate", "copy", "move", "line", "delete"], (kind) =>
      act(kind, target),
    ),
  ];
}

/** `byHand`: the bank is ordered by hand. */
export function selectionActions(
  selected: Target,
  byHand: boolean,
  { actions }: QuestionsModel,
  { open, act }: Dialogs,
): MenuItem[] {
  const t = questionsMessages.get();
  const { ids } = selected;
  const isTooMany = ids.length > bulkBatchSize;
  const place: MenuItem = {
    label: t.toPlace,
    icon: "list-ordered",
    disabled: isTooMany,
    ...(isTooMany ? { hint: t.tooMany({ n: formatNumber(bulkBatchSize) }) } : {}),
    onSelect: () => open("place", { ids }),
  };
  const onSelect = (kind: ActionKind) => act(kind, selected);
  return [
    ...actions.selectionItems(["change", "duplicate"], onSelect),
    ...(byHand ? [place] : []),
    ...actions.selectionItems(["copy", "move", "line", "delete"], onSelect),
  ];
}
