// The button beside a list's filters that opens a panel of tick boxes, one for each column.
import { useStore } from "@nanostores/react";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import type { ChoosableColumn, ColumnChoice } from "./column-choice.ts";
import { FoldedPanel } from "../folded-panel.tsx";
import { listMessages } from "../list-messages.ts";

type ColumnChooserProps = { columns: readonly ChoosableColumn[]; choice: ColumnChoice };

export function ColumnChooser({ columns, choice }: ColumnChooserProps) {
  const t = useStore(listMessages);
  const hidden = useStore(choice.$hidden);
  return (
    <FoldedPanel
      title={t.shownColumns}
      isLast
      renderButton={(opener) => <IconButton {...opener} icon="columns-3" label={t.columns} />}
    >
      {() => (
        <>
          {columns.map(({ id, label, required }) => (
            <Checkbox
              key={id}
              label={label}
              checked={!hidden.has(id)}
              disabled={required}
              onChange={(on) => choice.show(id, on)}
            />
          ))}
          <Button size="s" disabled={hidden.size === 0} onClick={choice.showAll}>
            {t.allColumns}
          </Button>
        </>
      )}
    </FoldedPanel>
  );
}
