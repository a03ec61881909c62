// The row above the institution's files: search, kind, use, order, upload.
import { useStore } from "@nanostores/react";
import type { LibraryFile } from "../../../contract/questions/library.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import type { ListModel } from "../../../kit/list/create-list.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { MediaFilters } from "../../../kit/media/media-filters.tsx";
import { mediaMessages } from "../../../kit/media/media-messages.ts";
import type { MediaSort } from "../../../kit/media/media-shelf.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { libraryMessages } from "./library-messages.ts";
import type { LibraryFilters as Filters } from "./library-model.ts";

type LibraryFiltersProps = {
  list: ListModel<LibraryFile, Filters, MediaSort>;
  onFiles: (files: readonly File[]) => void;
};

const orders = ["-created_at", "name", "-size", "-use_count"] as const;

export function LibraryFilters({ list, onFiles }: LibraryFiltersProps) {
  const t = useStore(libraryMessages);
  const mediaT = useStore(mediaMessages);
  const listT = useStore(listMessages);
  const { sort } = useStore(list.$query);
  const labels = {
    "-created_at": t.newest,
    name: t.byName,
    "-size": t.largest,
    "-use_count": t.maxUsed,
  };
  return (
    <MediaFilters list={list} kind={null} onFiles={onFiles} uploadLabel={t.upload} hint={t.hint}>
      <FilterSelect
        list={list}
        name="kind"
        label={mediaT.kinds}
        all={t.allKinds}
        options={[
          { value: "image", label: mediaT.imageTab },
          { value: "audio", label: mediaT.audioTab },
        ]}
      />
      <Select
        aria-label={listT.sort}
        value={sort}
        options={orders.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => list.sortAs(orders.find((order) => order === value) ?? "-created_at")}
      />
    </MediaFilters>
  );
}
