// Where a file is given: dropped on it, or chosen with the button, which is a real file input.
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import fieldCss from "../../ui/input/field.module.css";
import { FileButton } from "../../ui/input/file-button.tsx";
import css from "./file-drop.module.css";
import { Icon } from "../../ui/icon.tsx";
import { useFileDrop } from "./use-file-drop.ts";

export type FileDropProps = {
  label: string;
  hint: string;
  buttonLabel: string;
  /** As of the file input: ".xlsx,.csv". A dropped file is not held to it; the reader checks it anyway. */
  accept: string;
  onFile?: (file: File) => void;
  /** Instead of `onFile`: several may be given at once. */
  onFiles?: (files: readonly File[]) => void;
  disabled?: boolean;
  error?: string;
};

export function FileDrop(props: FileDropProps) {
  const { label, hint, buttonLabel, accept, onFile, onFiles, disabled, error } = props;
  const id = useId();
  const { isOver, target } = useFileDrop((files) => {
    if (files[0]) onFile?.(files[0]);
    onFiles?.(files);
  }, disabled);
  return (
    <div {...target} className={classNames(css.drop, isOver && css.over)}>
      <Icon name="upload" size={28} />
      <strong id={`${id}-label`}>{label}</strong>
      <span id={`${id}-hint`} className={fieldCss.hint}>
        {hint}
      </span>
      <FileButton
        id={id}
        label={buttonLabel}
        accept={accept}
        disabled={disabled ?? false}
        {...(onFile ? { onFile } : {})}
        {...(onFiles ? { onFiles } : {})}
        aria-labelledby={`${id}-button ${id}-label`}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        {...(error ? { "aria-invalid": true } : {})}
      />
      {error && (
        <span id={`${id}-error`} className={fieldCss.error} role="alert">
          <Icon name="circle-alert" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}
