// What can be done with one question, and with those that are selected.
import { bulkBatchSize } from "../../../contract/calls/fields.ts";
import type { Question } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { reportError } from "../../../core/notices.ts";
import type { MenuItem } from "../../../ui/overlay/menu.tsx";
import type { OpenDialog } from "./question-dialogs.tsx";
import type { QuestionsTexts } from "./questions-messages.ts";
import type { QuestionsModel } from "./questions-model.ts";

type Open = (dialog: OpenDialog) => void;
type Surroundings = {
  model: QuestionsModel;
  t: QuestionsTexts;
  open: Open;
  /** How many the bank holds. */
  total: number;
};

export function openEditor({ id, bank_id }: Question): void {
  navigate(href("banksoal.soal.edit", { id: bank_id, soid: id }));
}

/** `canMove`: the bank is ordered by hand, and the rows stand in that order. */
export function questionRowActions(
  question: Question,
  canMove: boolean,
  { model, t, open, total }: Surroundings,
): readonly MenuItem[] {
  const ids = [question.id];
  const order: readonly MenuItem[] = [
    {
      label: t.up,
      icon: "arrow-up",
      disabled: question.number === 1,
      onSelect: () => void model.move(ids, { move: "up" }),
    },
    {
      label: t.down,
      icon: "arrow-down",
      disabled: question.number === total,
      onSelect: () => void model.move(ids, { move: "down" }),
    },
    { label: t.toPlace, icon: "list-ordered", onSelect: () => open({ is: "place", ids }) },
    "line",
  ];
  return [
    { label: t.edit, icon: "pencil", onSelect: () => openEditor(question) },
    {
      label: t.previewFrom,
      icon: "eye",
      onSelect: () => open({ is: "preview", start: question.id }),
    },
    "line",
    ...(canMove ? order : []),
    {
      label: t.duplicate,
      icon: "copy",
      onSelect: () => void duplicate(model, question.id).catch(reportError),
    },
    ...transferItems(ids, t, open),
    "line",
    {
      label: t.remove,
      icon: "trash-2",
      danger: true,
      onSelect: () => open({ is: "removal", ids }),
    },
  ];
}

/** At once: a copy is easily taken away again. */
async function duplicate(model: QuestionsModel, id: string): Promise<void> {
  const { duplicateNow } = await import("./question-actions.ts");
  await duplicateNow(model, id);
}

function transferItems(ids: readonly string[], t: QuestionsTexts, open: Open): MenuItem[] {
  return [
    {
      label: t.copyTo,
      icon: "files",
      onSelect: () => open({ is: "transfer", ids, mode: "copy" }),
    },
    {
      label: t.moveTo,
      icon: "library",
      onSelect: () => open({ is: "transfer", ids, mode: "move" }),
    },
  ];
}

/** `byHand`: the bank is ordered by hand. */
export function selectionActions(
  ids: readonly string[],
  byHand: boolean,
  t: QuestionsTexts,
  open: Open,
): readonly MenuItem[] {
  const isTooMany = ids.length > bulkBatchSize;
  const place: MenuItem = {
    label: t.toPlace,
    icon: "list-ordered",
    disabled: isTooMany,
    ...(isTooMany ? { hint: t.tooMany({ n: formatNumber(bulkBatchSize) }) } : {}),
    onSelect: () => open({ is: "place", ids }),
  };
  return [
    { label: t.change, icon: "pencil", onSelect: () => open({ is: "change", ids }) },
    { label: t.duplicate, icon: "copy", onSelect: () => open({ is: "duplicate", ids }) },
    ...(byHand ? [place] : []),
    ...transferItems(ids, t, open),
    "line",
    {
      label: t.remove,
      icon: "trash-2",
      danger: true,
      onSelect: () => open({ is: "removal", ids }),
    },
  ];
}
