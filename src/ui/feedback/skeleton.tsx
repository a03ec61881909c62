// Grey bars where words will be, so that nothing jumps when they come.
import css from "./skeleton.module.css";
import { VisuallyHidden } from "../visually-hidden.tsx";

export function Skeleton({ width }: { width?: string }) {
  return <span className={css.bar} style={width ? { width } : undefined} aria-hidden="true" />;
}

const widths = ["72%", "48%", "60%", "40%", "56%"];

/** Rows for a <tbody>; the label is heard once. */
export function SkeletonRows(props: { rows: number; columns: number; label: string }) {
  const { rows, columns, label } = props;
  return (
    <>
      {Array.from({ length: rows }, (_row, row) => (
        <tr key={row} aria-hidden={row > 0 || undefined}>
          {Array.from({ length: columns }, (_cell, column) => (
            <td key={column}>
              <Skeleton width={widths[(row + column) % widths.length]} />
              {row + column === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
