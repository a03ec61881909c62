// The row above the files: search, used or not, upload.
import { useStore } from "@nanostores/react";
import { useId, type ReactNode } from "react";
import type { MediaKind } from "../../contract/questions/media.ts";
import { FileButton } from "../../ui/input/file-button.tsx";
import { SearchInput } from "../../ui/input/search-input.tsx";
import type { ListModel } from "../list/create-list.ts";
import { FilterSelect } from "../list/filter-select.tsx";
import type { Filters } from "../list/list-query.ts";
import { listMessages } from "../list/list-messages.ts";
import { mediaMessages } from "./media-messages.ts";
import css from "./media-picker.module.css";

const accepted = {
  image: "image/png,image/jpeg,image/gif,image/webp,image/bmp",
  audio: "audio/mpeg,audio/ogg,audio/wav,.mp3,.ogg,.wav",
};

type MediaFiltersProps<
  Item extends { id: string },
  F extends Filters & { used: string },
  S extends string,
> = {
  list: ListModel<Item, F, S>;
  /** What can be uploaded; null: either. */
  kind: MediaKind | null;
  /** Null: nothing can be uploaded here, and `hint` says where. */
  onFiles: ((files: readonly File[]) => void) | null;
  uploadLabel: string;
  hint: string;
  /** What else narrows or sorts the list. */
  children?: ReactNode;
};

export function MediaFilters<
  Item extends { id: string },
  F extends Filters & { used: string },
  S extends string,
>(props: MediaFiltersProps<Item, F, S>) {
  const { list, kind, onFiles, uploadLabel, hint, children } = props;
  const t = useStore(mediaMessages);
  const listT = useStore(listMessages);
  const id = useId();
  const search = useStore(list.$searchText);
  return (
    <>
      <div className={css.filters}>
        <SearchInput
          value={search}
          onChange={list.search}
          label={t.search}
          placeholder={t.search}
          clearLabel={listT.clearSearch}
        />
        <FilterSelect
          list={list}
          name="used"
          label={t.usage}
          all={t.usedOrNot}
          options={[
            { value: "tidak", label: t.unused },
            { value: "ya", label: t.used },
          ]}
        />
        {children}
        {onFiles && (
          <FileButton
            id={id}
            label={uploadLabel}
            accept={kind ? accepted[kind] : `${accepted.image},${accepted.audio}`}
            aria-describedby={`${id}-hint`}
            onFiles={onFiles}
          />
        )}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </>
  );
}
