// One file to choose: what it looks or sounds like, how often it is used, and the way to remove what is not.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { MediaFile } from "../../contract/questions/media.ts";
import { mediaAddress } from "../../contract/questions/media.ts";
import { formatBytes, formatNumber } from "../../core/format.ts";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { mediaMessages } from "./media-messages.ts";
import css from "./media-picker.module.css";

export type MediaCardProps = {
  file: MediaFile;
  /** The name that the radio buttons share. */
  group: string;
  isChosen: boolean;
  onSelect: (file: MediaFile) => void;
  /** Without it the file is only looked after: there is nothing to choose. */
  onChoose?: ((file: MediaFile) => void) | undefined;
  onUses: (file: MediaFile) => void;
  onRemove: (file: MediaFile) => void;
};

export function MediaCard(props: MediaCardProps) {
  const { file, group, isChosen, onSelect, onChoose, onUses, onRemove } = props;
  const t = useStore(mediaMessages);
  const { name, kind, width, height } = file;
  const isImage = kind === "image";
  const count = formatNumber(file.use_count);
  return (
    <div className={css.card} data-chosen={isChosen && onChoose ? "" : undefined}>
      <Face file={file} onChoose={onChoose}>
        {isImage && <img src={mediaAddress(file.id)} alt="" loading="lazy" decoding="async" />}
        <span className={css.name}>
          {onChoose && (
            <input
              type="radio"
              name={group}
              checked={isChosen}
              onChange={() => onSelect(file)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Else the same press would open the dialog again: the focus goes back to what opened it.
                event.preventDefault();
                onChoose(file);
              }}
            />
          )}
          <span>{name}</span>
        </span>
        <small>
          {isImage && `${t.size({ width: formatNumber(width), height: formatNumber(height) })} · `}
          {formatBytes(file.size)}
        </small>
      </Face>
      {!isImage && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={mediaAddress(file.id)} aria-label={name} />
      )}
      <div className={css.use}>
        {file.use_count > 0 ? (
          <Button
            size="s"
            variant="ghost"
            aria-label={t.usesOf({ count, name })}
            onClick={() => onUses(file)}
          >
            {t.usedIn({ count })}
          </Button>
        ) : (
          <>
            <span>{t.unused}</span>
            <IconButton
              size="s"
              icon="trash-2"
              label={t.remove({ name })}
              onClick={() => onRemove(file)}
            />
          </>
        )}
      </div>
    </div>
  );
}

type FaceProps = Pick<MediaCardProps, "file" | "onChoose"> & { children: ReactNode };

function Face({ file, onChoose, children }: FaceProps) {
  if (!onChoose) return <div className={css.face}>{children}</div>;
  return (
    // What a double click does, the button below does too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label className={css.face} onDoubleClick={() => onChoose(file)}>
      {children}
    </label>
  );
}
