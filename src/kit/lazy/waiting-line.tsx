// Says that the console goes on asking the server. Whoever prints waits for it as for any <output>.
import { useStore } from "@nanostores/react";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { lazyMessages } from "./lazy-messages.ts";
import css from "./waiting-line.module.css";

export function WaitingLine() {
  const t = useStore(lazyMessages);
  return (
    <output className={css.waiting}>
      <Spinner />
      {t.waiting}
    </output>
  );
}
