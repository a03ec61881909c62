// A real file input that looks like a button. The browser's own speaks the browser's language, not the console's.
import type { Ref } from "react";
import { buttonClass } from "./button-style.ts";
import { classNames } from "../class-names.ts";
import css from "./file-button.module.css";
import hiddenCss from "../visually-hidden.module.css";

export type FileButtonProps = {
  id: string;
  label: string;
  /** As of the file input: ".jpg,.png". */
  accept: string;
  onFile?(file: File): void;
  /** Instead of `onFile`: several may be chosen at once. */
  onFiles?(files: readonly File[]): void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** Ids of what names it; by default its label and any label that points to `id`. */
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

export function FileButton({ id, label, onFile, onFiles, ...input }: FileButtonProps) {
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        multiple={onFiles !== undefined}
        className={classNames(hiddenCss.hidden, css.input)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that the same file, corrected, can be chosen again.
          event.currentTarget.value = "";
          if (files[0]) onFile?.(files[0]);
          if (files.length > 0) onFiles?.(files);
        }}
      />
      <label id={`${id}-button`} htmlFor={id} className={buttonClass({}, css.button)}>
        {label}
      </label>
    </>
  );
}
