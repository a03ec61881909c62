// What a row is dragged by. Only for pointers: keyboards have the row's buttons.
import { Icon } from "../../../ui/icon.tsx";
import css from "./drag-grip.module.css";
import type { DragSort } from "./use-drag-sort.ts";

export function DragGrip(props: ReturnType<DragSort["handle"]>) {
  return (
    <span className={css.grip} aria-hidden="true" data-grip="" {...props}>
      <Icon name="grip-vertical" size={18} />
    </span>
  );
}
