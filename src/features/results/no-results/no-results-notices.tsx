// What stands in place of results where nobody has begun an exam yet.
import { useStore } from "@nanostores/react";
import { $session } from "../../../core/session.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { noResultsMessages } from "./no-results-messages.ts";

export function NoResultsNotice() {
  const t = useStore(noResultsMessages);
  const session = useStore($session);
  const isTeacher = session.status === "in" && session.user.role === "EVAL";
  return (
    <EmptyState icon="square-check-big" title={t.none}>
      {isTeacher ? t.noneOfTeacher : t.noneText}
    </EmptyState>
  );
}
