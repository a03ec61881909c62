// One of the institution's files, to be ticked, renamed, named elsewhere by its address, or deleted.
import { useStore } from "@nanostores/react";
import type { LibraryFile } from "../../../contract/questions/library.ts";
import { mediaAddress } from "../../../contract/questions/media.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { notify } from "../../../core/notices.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { MediaCard } from "../../../kit/media/media-card.tsx";
import { copyText } from "../../../ui/input/copy-text.ts";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { libraryMessages } from "./library-messages.ts";
import type { LibraryModel } from "./library-model.ts";

type LibraryCardProps = {
  file: LibraryFile;
  library: LibraryModel;
  onUses: () => void;
  onRename: () => void;
  onRemove: (target: Target) => void;
};

export function LibraryCard({ file, library, onUses, onRename, onRemove }: LibraryCardProps) {
  const t = useStore(libraryMessages);
  const listT = useStore(listMessages);
  const { list, actions } = library;
  const isSelected = useStore(list.$selected).has(file.id);
  const { id, name } = file;
  return (
    <MediaCard
      file={file}
      isMarked={isSelected}
      mark={
        <input
          type="checkbox"
          aria-label={listT.select({ label: name })}
          checked={isSelected}
          onChange={(event) => list.toggle(id, event.currentTarget.checked)}
        />
      }
      onUses={onUses}
    >
      <Menu
        label={listT.actions({ label: name })}
        items={() => [
          { label: t.rename, icon: "pencil", onSelect: onRename },
          { label: t.copyAddress, icon: "copy", onSelect: () => void copyAddress(file) },
          ...actions.rowItems(file, ["remove"], () => onRemove({ ids: [id], name })),
        ]}
      />
    </MediaCard>
  );
}

/** With the server's name, so that it leads to the file wherever it is written. */
async function copyAddress({ id, name }: LibraryFile): Promise<void> {
  const t = libraryMessages.get();
  const address = new URL(mediaAddress(id), location.href).href;
  const focused = document.activeElement;
  const isCopied = await copyText(
    address,
    focused instanceof HTMLElement ? focused : document.body,
  );
  const code = isCopied ? responseCodes.success : responseCodes.warning;
  notify(code, isCopied ? t.copied : t.notCopied, isCopied ? name : address);
}
