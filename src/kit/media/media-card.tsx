// One file: what it looks or sounds like, what it is ticked or chosen by, how often it is used, and what can be done to it.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { mediaAddress, type MediaFile } from "../../contract/questions/media.ts";
import { formatBytes, formatNumber } from "../../core/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Button } from "../../ui/input/button.tsx";
import { mediaMessages } from "./media-messages.ts";
import css from "./media-picker.module.css";

export type MediaCardProps = {
  file: MediaFile;
  /** The input that marks it, pressed by its picture and its name as well. Without it the file is only looked after. */
  mark?: ReactNode;
  isMarked: boolean;
  onDoubleClick?: (() => void) | undefined;
  onUses: (file: MediaFile) => void;
  /** What can be done to it. */
  children?: ReactNode;
};

export function MediaCard(props: MediaCardProps) {
  const { file, mark, isMarked, onDoubleClick, onUses, children } = props;
  const t = useStore(mediaMessages);
  const { name, kind, width, height } = file;
  const isImage = kind === "image";
  const count = formatNumber(file.use_count);
  return (
    <div className={css.card} data-chosen={isMarked ? "" : undefined}>
      <Face isMarkable={mark !== undefined} onDoubleClick={onDoubleClick}>
        {isImage ? (
          <img src={mediaAddress(file.id)} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={css.sound}>
            <Icon name="volume-2" size={32} />
          </span>
        )}
        <span className={css.name}>
          {mark}
          <span title={name}>{name}</span>
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
          <span>{t.unused}</span>
        )}
        {children}
      </div>
    </div>
  );
}

type FaceProps = Pick<MediaCardProps, "onDoubleClick"> & {
  isMarkable: boolean;
  children: ReactNode;
};

function Face({ isMarkable, onDoubleClick, children }: FaceProps) {
  if (!isMarkable) return <div className={css.face}>{children}</div>;
  return (
    // What a double click does, a button does too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label className={css.face} onDoubleClick={onDoubleClick}>
      {children}
    </label>
  );
}
