// The list of the form's shortcuts, the editor's own among them.
import { useStore } from "@nanostores/react";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import css from "./question-form-dialogs.module.css";
import { questionKeyMessages } from "./question-form-dialog-messages.ts";

export function QuestionKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useStore(questionKeyMessages);
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t.save, ["Ctrl+S"]],
    [t.saveAndAdd, ["Ctrl+Enter"]],
    [t.neighbours, ["Alt+PageUp", "Alt+PageDown"]],
    [t.type, ["Alt+G"]],
    [t.try, ["Alt+J"]],
    [t.help, ["Ctrl+/"]],
    [t.rows, ["Enter", "↓", "↑"]],
    [t.newLine, ["Shift+Enter"]],
    [t.rowControls, ["Tab", "←", "→"]],
    [t.toolbar, ["Alt+F10"]],
    [t.formula, ["Alt+="]],
    [t.emphasis, ["Ctrl+B", "Ctrl+I", "Ctrl+U"]],
    [t.picture, ["Shift+←", "Shift+→"]],
    [t.undo, ["Ctrl+Z", "Ctrl+Y"]],
    [t.table, ["Tab", "Shift+Tab"]],
  ];
  return (
    <Dialog title={t.title} size="m" closeLabel={t.close} onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([what, pressed]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
