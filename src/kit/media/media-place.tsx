// The pictures or sounds of a shelf with search, upload, where each is used, and the way to remove what is not.
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import type { MediaFile } from "../../contract/questions/media.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { IconButton } from "../../ui/input/button.tsx";
import { ListPager } from "../list/list-pager.tsx";
import { MediaCard } from "./media-card.tsx";
import type { MediaChoice } from "./media-choice.ts";
import { MediaFiles } from "./media-files.tsx";
import { MediaFilters } from "./media-filters.tsx";
import { mediaMessages, type MediaTexts } from "./media-messages.ts";
import { MediaRemoval } from "./media-removal.tsx";
import { MediaUses } from "./media-uses.tsx";
import { MediaDrop } from "./uploads/media-drop.tsx";
import { MediaUploads } from "./uploads/media-uploads.tsx";

type Asked = { about: "uses" | "removal"; file: MediaFile };
type MediaPlaceProps = {
  choice: MediaChoice;
  /** Without it the files are only looked after. */
  onChoose?: (file: MediaFile) => void;
};

export function MediaPlace({ choice, onChoose }: MediaPlaceProps) {
  const t = useStore(mediaMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const group = useId();
  const { list, kind, uploads } = choice;
  const words = wordsOf(choice, t);
  const upload = uploads && ((files: readonly File[]) => void uploads.upload(files));
  const close = () => setAsked(null);
  return (
    <>
      {asked?.about === "uses" && (
        <MediaUses file={asked.file} usesOf={choice.usesOf} onClose={close} />
      )}
      {asked?.about === "removal" && (
        <MediaRemoval choice={choice} file={asked.file} onClose={close} />
      )}
      <MediaDrop onFiles={upload}>
        <MediaFilters
          list={list}
          kind={kind}
          onFiles={upload}
          uploadLabel={words.upload}
          hint={words.hint}
        />
        {uploads && <MediaUploads uploads={uploads} />}
        <MediaFiles
          list={list}
          label={words.files}
          isChoice={onChoose !== undefined}
          isRows={kind === "audio"}
          empty={
            <EmptyState icon={kind === "image" ? "image" : "volume-2"} title={words.none}>
              {words.noneText}
            </EmptyState>
          }
        >
          {(file) => (
            <PlaceCard
              key={file.id}
              choice={choice}
              file={file}
              group={group}
              onChoose={onChoose && (() => onChoose(file))}
              onAsk={(about) => setAsked({ about, file })}
            />
          )}
        </MediaFiles>
        <ListPager list={list} />
      </MediaDrop>
    </>
  );
}

type PlaceCardProps = {
  choice: MediaChoice;
  file: MediaFile;
  /** The name of the radio buttons of this place. */
  group: string;
  /** Without it the file cannot be chosen. */
  onChoose: (() => void) | undefined;
  onAsk(about: Asked["about"]): void;
};

function PlaceCard({ choice, file, group, onChoose, onAsk }: PlaceCardProps) {
  const t = useStore(mediaMessages);
  const isChosen = useStore(choice.$chosen)?.id === file.id;
  const radio = onChoose && (
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={() => choice.select(file)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // Else the same press would open the dialog again: the focus goes back to what opened it.
        event.preventDefault();
        onChoose();
      }}
    />
  );
  return (
    <MediaCard
      file={file}
      isMarked={onChoose !== undefined && isChosen}
      mark={radio}
      onDoubleClick={onChoose}
      onUses={() => onAsk("uses")}
    >
      {choice.shelf.changes && file.use_count === 0 && (
        <IconButton
          size="s"
          icon="trash"
          label={t.remove({ name: file.name })}
          onClick={() => onAsk("removal")}
        />
      )}
    </MediaCard>
  );
}

function wordsOf({ kind, shelf }: MediaChoice, t: MediaTexts) {
  const words =
    kind === "image"
      ? { files: t.images, none: t.noImages, upload: t.uploadImages, hint: t.imageHint }
      : { files: t.sounds, none: t.noSounds, upload: t.uploadSounds, hint: t.soundHint };
  if (shelf.source === "bank") return { ...words, noneText: t.noneText };
  return {
    ...words,
    files: t.library,
    none: t.noLibrary,
    hint: t.libraryHint,
    noneText: null,
  };
}
