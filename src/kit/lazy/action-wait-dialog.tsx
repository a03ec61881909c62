// The dialog of load-for-action.ts. It stands once in the console, beside the screens.
import { useStore } from "@nanostores/react";
import { pollServer } from "../../core/on-demand/server-return.ts";
import { LazyWaitDialog } from "./lazy-wait-dialog.tsx";
import { $actionWait } from "./load-for-action.ts";
import { useRetry } from "./use-lazy.ts";

export function ActionWaitDialog() {
  const wait = useStore($actionWait);
  const retry = useRetry(pollServer);
  if (!wait) return null;
  return <LazyWaitDialog state={{ status: "unreachable" }} {...retry} onClose={wait.cancel} />;
}
