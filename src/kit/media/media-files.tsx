// The files to choose from, or to look after: pictures as a grid, sounds as rows. One group of radio buttons, so arrow keys walk.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { MediaFile } from "../../contract/questions/media.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { formatNumber } from "../../core/format.ts";
import { LoadFailure } from "../load-failure.tsx";
import { listMessages } from "../kit-messages.ts";
import { MediaCard } from "./media-card.tsx";
import type { MediaChoice } from "./media-choice.ts";
import { mediaMessages } from "./media-messages.ts";
import css from "./media-picker.module.css";

export type MediaFilesProps = {
  choice: MediaChoice;
  /** Without it nothing is chosen. */
  onChoose?: ((file: MediaFile) => void) | undefined;
  onUses: (file: MediaFile) => void;
  onRemove: (file: MediaFile) => void;
};

export function MediaFiles({ choice, ...acts }: MediaFilesProps) {
  const t = useStore(mediaMessages);
  const listT = useStore(listMessages);
  const state = useStore(choice.list.$state);
  const filtered = useStore(choice.list.$filtered);
  const chosen = useStore(choice.$chosen);
  const name = useId();
  const isImage = choice.kind === "image";
  if (state.status === "loading") return <Spinner label={listT.loading} />;
  if (state.status === "failed") {
    return <LoadFailure error={state.error} onRetry={choice.list.reload} />;
  }
  const { items, total } = state.page;
  if (total === 0) return <NoFiles choice={choice} filtered={filtered} />;
  return (
    <>
      <div
        role={acts.onChoose ? "radiogroup" : "group"}
        aria-label={isImage ? t.images : t.sounds}
        aria-busy={state.refreshing || undefined}
        className={isImage ? css.grid : css.rows}
      >
        {items.map((file) => (
          <MediaCard
            key={file.id}
            file={file}
            group={name}
            isChosen={chosen?.id === file.id}
            onSelect={choice.select}
            {...acts}
          />
        ))}
      </div>
      <LiveRegion>{!state.refreshing && listT.found({ total: formatNumber(total) })}</LiveRegion>
    </>
  );
}

function NoFiles({ choice, filtered }: { choice: MediaChoice; filtered: boolean }) {
  const t = useStore(mediaMessages);
  const listT = useStore(listMessages);
  if (filtered) {
    const clear = <Button onClick={choice.list.clearFilters}>{listT.clearFilters}</Button>;
    return (
      <EmptyState icon="search" title={listT.nothingFound} actions={clear}>
        {listT.nothingFoundHint}
      </EmptyState>
    );
  }
  const isImage = choice.kind === "image";
  return (
    <EmptyState icon={isImage ? "image" : "volume-2"} title={isImage ? t.noImages : t.noSounds}>
      {t.noneText}
    </EmptyState>
  );
}
