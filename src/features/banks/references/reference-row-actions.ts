// What can be done with one reference.
import type { Reference } from "../../../contract/questions/references.ts";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { referencesMessages } from "./references-messages.ts";
import type { ReferencesModel } from "./references-model.ts";
import type { ReferenceDialogs } from "./use-reference-dialogs.ts";

/** `canMove`: all rows stand in the bank's own order. */
export function referenceRowActions(
  reference: Reference,
  canMove: boolean,
  model: ReferencesModel,
  open: ReferenceDialogs["open"],
): MenuItem[] {
  const t = referencesMessages.get();
  const { id, kode, judul, question_count } = reference;
  const { isFirst, isLast } = model.placeOf(id);
  const order: readonly MenuItem[] = [
    "line",
    {
      label: t.up,
      icon: "arrow-up",
      disabled: isFirst,
      onSelect: () => void model.move([id], { move: "up" }),
    },
    {
      label: t.down,
      icon: "arrow-down",
      disabled: isLast,
      onSelect: () => void model.move([id], { move: "down" }),
    },
  ];
  const target = { ids: [id], name: `${kode} — ${judul}` };
  return [
    { label: t.edit, icon: "pencil", onSelect: () => open("form", { reference }) },
    { label: t.preview, icon: "eye", onSelect: () => open("preview", { reference }) },
    { label: t.link, icon: "list-checks", onSelect: () => open("link", { reference }) },
    ...(canMove ? order : []),
    "line",
    ...model.actions.rowItems(reference, ["delete"], () =>
      open("removal", { target, mayBeLinked: question_count > 0 }),
    ),
  ];
}
