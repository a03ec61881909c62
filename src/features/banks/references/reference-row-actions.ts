// What can be done with one reference.
import type { Reference } from "../../../contract/questions/references.ts";
import type { MenuItem } from "../../../ui/overlay/menu.tsx";
import type { OpenDialog } from "./reference-dialogs.tsx";
import type { ReferenceTexts } from "./references-messages.ts";
import type { ReferencesModel } from "./references-model.ts";

type Surroundings = {
  model: ReferencesModel;
  t: ReferenceTexts;
  /** All rows stand in the bank's own order. */
  canMove: boolean;
  open(dialog: OpenDialog): void;
};

export function referenceRowActions(
  reference: Reference,
  { model, t, canMove, open }: Surroundings,
): readonly MenuItem[] {
  const ids = [reference.id];
  const { isFirst, isLast } = model.placeOf(reference.id);
  const order: readonly MenuItem[] = [
    "line",
    {
      label: t.up,
      icon: "arrow-up",
      disabled: isFirst,
      onSelect: () => void model.move(ids, { move: "up" }),
    },
    {
      label: t.down,
      icon: "arrow-down",
      disabled: isLast,
      onSelect: () => void model.move(ids, { move: "down" }),
    },
  ];
  return [
    { label: t.edit, icon: "pencil", onSelect: () => open({ is: "form", reference }) },
    { label: t.preview, icon: "eye", onSelect: () => open({ is: "preview", reference }) },
    { label: t.link, icon: "list-checks", onSelect: () => open({ is: "link", reference }) },
    ...(canMove ? order : []),
    "line",
    {
      label: t.remove,
      icon: "trash-2",
      danger: true,
      onSelect: () => open({ is: "removal", ids, reference }),
    },
  ];
}
