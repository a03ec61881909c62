// The row above the files: search, used or not, upload.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { FileButton } from "../../ui/input/file-button.tsx";
import { SearchInput } from "../../ui/input/search-input.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { listMessages } from "../kit-messages.ts";
import type { MediaChoice } from "./media-choice.ts";
import { mediaMessages } from "./media-messages.ts";
import css from "./media-picker.module.css";

const accepted = {
  image: "image/png,image/jpeg,image/gif,image/webp,image/bmp",
  audio: "audio/mpeg,audio/ogg,audio/wav,.mp3,.ogg,.wav",
};
const usages = ["", "tidak", "ya"] as const;

export function MediaFilters({ choice }: { choice: MediaChoice }) {
  const t = useStore(mediaMessages);
  const listT = useStore(listMessages);
  const id = useId();
  const { list, kind } = choice;
  const search = useStore(list.$searchText);
  const { used } = useStore(list.$query);
  const labels = { "": t.usedOrNot, tidak: t.unused, ya: t.used };
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
        <Select
          aria-label={t.usage}
          value={used}
          options={usages.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => list.filter("used", usages.find((each) => each === value) ?? "")}
        />
        <FileButton
          id={id}
          label={kind === "image" ? t.uploadImages : t.uploadSounds}
          accept={accepted[kind]}
          aria-describedby={`${id}-hint`}
          onFiles={(files) => void choice.upload(files)}
        />
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {kind === "image" ? t.imageHint : t.soundHint}
      </p>
    </>
  );
}
