// The fields of an editor's dialog, which Enter saves. A form of its own: the editor may stand in another one, which must
// not hear of it.
import type { ReactNode } from "react";

type DialogFormProps = { id: string; onSave: () => void; children: ReactNode };

export function DialogForm({ id, onSave, children }: DialogFormProps) {
  return (
    <form
      id={id}
      className="formula-dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSave();
      }}
    >
      {children}
    </form>
  );
}
