// Where files may be dropped or pasted: around the list that they go into.
import { useStore } from "@nanostores/react";
import type { ClipboardEvent, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useFileDrop } from "../../file-drop/use-file-drop.ts";
import { mediaMessages } from "../media-messages.ts";
import css from "../media-picker.module.css";

type MediaDropProps = {
  /** Null: nothing is taken in here. */
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
};

export function MediaDrop({ onFiles, children }: MediaDropProps) {
  const t = useStore(mediaMessages);
  const take = (files: readonly File[]) => onFiles?.(files);
  const { isOver, target } = useFileDrop(take, onFiles === null);
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const files = [...clipboardData.files];
    if (files.length > 0) take(files);
  };
  return (
    <div
      {...target}
      className={classNames(css.place, isOver && css.over)}
      data-drop={t.dropHere}
      data-searched=""
      onPaste={paste}
    >
      {children}
    </div>
  );
}
