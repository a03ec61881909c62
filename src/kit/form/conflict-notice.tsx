// Says in a form that somebody else has changed the record meanwhile, what is otherwise there, and offers both ways on.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import type { Conflict } from "./create-record-form.ts";
import { conflictMessages } from "./conflict-messages.ts";

type ConflictNoticeProps<Name extends string> = {
  model: {
    $conflict: ReadableAtom<Conflict<unknown, Name> | null>;
    takeNewer(): void;
    keepMine(): void;
  };
  /** What the fields are called. */
  labels: Record<Name, string>;
};

export function ConflictNotice<Name extends string>({ model, labels }: ConflictNoticeProps<Name>) {
  const t = useStore(conflictMessages);
  const conflict = useStore(model.$conflict);
  if (!conflict) return null;
  const words: Record<string, string> = { true: t.yes, false: t.no, "": t.empty };
  return (
    <Banner
      tone="warn"
      title={t.title}
      actions={
        <>
          <Button onClick={model.takeNewer}>{t.takeNewer}</Button>
          <Button onClick={model.keepMine}>{t.keepMine}</Button>
        </>
      }
    >
      <p role="alert">{t.text}</p>
      <ul>
        {conflict.differences.length === 0 && <li>{t.same}</li>}
        {conflict.differences.map(({ name, newer }) => (
          <li key={name}>
            {labels[name]}: <b>{words[newer] ?? newer}</b>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
