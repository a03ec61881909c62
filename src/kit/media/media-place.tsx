// A bank's pictures or sounds with search, upload, where each is used, and the way to remove what is not.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ClipboardEvent } from "react";
import type { MediaFile } from "../../contract/questions/media.ts";
import { classNames } from "../../ui/class-names.ts";
import { useFileDrop } from "../file-drop/use-file-drop.ts";
import { ListPager } from "../list/list-pager.tsx";
import type { MediaChoice } from "./media-choice.ts";
import { MediaFiles } from "./media-files.tsx";
import { MediaFilters } from "./media-filters.tsx";
import { mediaMessages } from "./media-messages.ts";
import { MediaRemoval } from "./media-removal.tsx";
import { MediaUploads } from "./media-uploads.tsx";
import { MediaUses } from "./media-uses.tsx";
import css from "./media-picker.module.css";

type Asked = { about: "uses" | "removal"; file: MediaFile };
type MediaPlaceProps = {
  choice: MediaChoice;
  /** Without it the files are only looked after. */
  onChoose?: (file: MediaFile) => void;
};

export function MediaPlace({ choice, onChoose }: MediaPlaceProps) {
  const t = useStore(mediaMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const upload = (files: readonly File[]) => void choice.upload(files);
  const { isOver, target } = useFileDrop(upload);
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const files = [...clipboardData.files];
    if (files.length > 0) upload(files);
  };
  return (
    <>
      {asked?.about === "uses" && (
        <MediaUses choice={choice} file={asked.file} onClose={() => setAsked(null)} />
      )}
      {asked?.about === "removal" && (
        <MediaRemoval choice={choice} file={asked.file} onClose={() => setAsked(null)} />
      )}
      <div
        {...target}
        className={classNames(css.place, isOver && css.over)}
        data-drop={t.dropHere}
        data-searched=""
        onPaste={paste}
      >
        <MediaFilters choice={choice} />
        <MediaUploads choice={choice} />
        <MediaFiles
          choice={choice}
          onChoose={onChoose}
          onUses={(file) => setAsked({ about: "uses", file })}
          onRemove={(file) => setAsked({ about: "removal", file })}
        />
        <ListPager list={choice.list} />
      </div>
    </>
  );
}
