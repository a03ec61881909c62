// The institution's own pictures and sounds ("Berkas"): looked after here, used in documents and in every question bank.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import type { LibraryFile } from "../../../contract/questions/library.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { ListPager } from "../../../kit/list/list-pager.tsx";
import { ListSelection } from "../../../kit/list/list-selection.tsx";
import { MediaFiles } from "../../../kit/media/media-files.tsx";
import { mediaMessages } from "../../../kit/media/media-messages.ts";
import { MediaUses } from "../../../kit/media/media-uses.tsx";
import { MediaDrop } from "../../../kit/media/uploads/media-drop.tsx";
import { MediaUploads } from "../../../kit/media/uploads/media-uploads.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LibraryCard } from "./library-card.tsx";
import { LibraryFileForm } from "./library-file-form.tsx";
import { LibraryFilters } from "./library-filters.tsx";
import { libraryMessages } from "./library-messages.ts";
import { createLibraryModel, type LibraryModel } from "./library-model.ts";
import { LibraryRemoval } from "./library-removal.tsx";
import css from "./library-tab.module.css";

type Asked = { is: "uses" | "name"; file: LibraryFile } | { is: "removal"; target: Target };

export function LibraryTab() {
  const t = useStore(libraryMessages);
  const mediaT = useStore(mediaMessages);
  const library = useModel(() => createLibraryModel());
  const [asked, setAsked] = useState<Asked | null>(null);
  const { list, uploads, actions } = library;
  const selected = useStore(list.$selected);
  const place = useRef<HTMLDivElement>(null);
  const upload = (files: readonly File[]) => void uploads.upload(files);

  function clearSelection() {
    // The bar goes and takes its buttons with it: focus moves on before that.
    place.current?.querySelector<HTMLElement>("[type=search]")?.focus();
    list.clearSelection();
  }

  return (
    <div ref={place}>
      {asked && <LibraryDialog asked={asked} library={library} onClose={() => setAsked(null)} />}
      <MediaDrop onFiles={upload}>
        <LibraryFilters list={list} onFiles={upload} />
        <MediaUploads uploads={uploads} />
        {selected.size > 0 && (
          <div className={css.selected}>
            <ListSelection
              list={list}
              actions={(target) =>
                actions.selectionItems(["remove"], () => setAsked({ is: "removal", target }))
              }
              onClear={clearSelection}
            />
          </div>
        )}
        <MediaFiles
          list={list}
          label={mediaT.library}
          empty={
            <EmptyState icon="image" title={t.emptyTitle}>
              {t.emptyText}
            </EmptyState>
          }
        >
          {(file) => (
            <LibraryCard
              key={file.id}
              file={file}
              library={library}
              onUses={() => setAsked({ is: "uses", file })}
              onRename={() => setAsked({ is: "name", file })}
              onRemove={(target) => setAsked({ is: "removal", target })}
            />
          )}
        </MediaFiles>
        <ListPager list={list} />
      </MediaDrop>
    </div>
  );
}

type LibraryDialogProps = { asked: Asked; library: LibraryModel; onClose: () => void };

function LibraryDialog({ asked, library, onClose }: LibraryDialogProps) {
  if (asked.is === "removal") {
    return <LibraryRemoval library={library} target={asked.target} onClose={onClose} />;
  }
  const { file } = asked;
  if (asked.is === "name") {
    return <LibraryFileForm library={library} file={file} onClose={onClose} />;
  }
  return <MediaUses file={file} usesOf={library.usesOf} onClose={onClose} />;
}
