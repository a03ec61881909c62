// One picture of a record: choose, see, take away.
import { useRef } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { FileButton } from "./file-button.tsx";
import css from "./picture-field.module.css";

export type PictureFieldProps = {
  label: string;
  hint: string;
  error: string;
  chooseLabel: string;
  removeLabel: string;
  accept: string;
  /** A data address; empty: there is none. */
  picture: string;
  /** Width and height in pixels. */
  size: number;
  onFile(file: File): void;
  onRemove(): void;
};

export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, chooseLabel, removeLabel, accept, picture, size } = props;
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    props.onRemove();
    input.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <div className={css.picture}>
          {picture && <img src={picture} alt="" width={size} height={size} />}
          <FileButton
            {...aria}
            ref={input}
            label={chooseLabel}
            accept={accept}
            onFile={props.onFile}
          />
          {picture && (
            <Button size="s" variant="ghost" icon="trash" onClick={remove}>
              {removeLabel}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
