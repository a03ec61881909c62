// Stands where something could not be fetched: what, why, and another try. What is said elsewhere of a failure:
// failed-message.ts.
import { useStore } from "@nanostores/react";
import { FailedState } from "../ui/feedback/failed-state.tsx";
import { failureText } from "./failed-message.ts";
import { listMessages } from "./list/list-messages.ts";

type LoadFailureProps = {
  error: unknown;
  /** Where the usual words say too little: "Soal tidak dapat dibuka". */
  title?: string;
  onRetry(): unknown;
};

export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const t = useStore(listMessages);
  return (
    <FailedState
      title={title ?? t.failed}
      message={failureText(error)}
      retryLabel={t.retry}
      onRetry={() => void onRetry()}
    />
  );
}
