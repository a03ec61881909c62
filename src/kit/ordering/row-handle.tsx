// What a row is dragged by; arrow keys on it move the row. Called, not mounted: there may be two hundred of them.
import { IconButton } from "../../ui/input/button.tsx";
import css from "./ordered-rows.module.css";
import { handleAttribute } from "./row-drag.ts";

export function RowHandle({ id, label }: { id: string; label: string }) {
  const handle = { [handleAttribute]: id };
  return IconButton({
    ...handle,
    className: css.handle,
    size: "s",
    icon: "grip-vertical",
    label,
  });
}
