// Something is under way. With a label it is announced; without one, what it stands in says so.
import css from "./spinner.module.css";
import { VisuallyHidden } from "../visually-hidden.tsx";

export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className={css.spinner} aria-hidden="true" />;
  return (
    <output>
      <span className={css.spinner} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
