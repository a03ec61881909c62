// Asks before files of the institution are deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import { RemovalDialog } from "../../../kit/actions/removal-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { libraryMessages } from "./library-messages.ts";
import type { LibraryModel } from "./library-model.ts";

type LibraryRemovalProps = { library: LibraryModel; target: Target; onClose(): void };

export function LibraryRemoval({ library, target, onClose }: LibraryRemovalProps) {
  const t = useStore(libraryMessages);
  return (
    <RemovalDialog actions={library.actions} target={target} onClose={onClose}>
      <p>
        {t.removeMeaning} {t.removeKept}
      </p>
    </RemovalDialog>
  );
}
