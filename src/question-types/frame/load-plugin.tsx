// A plug-in's component as something that can be drawn at once: a spinner while its chunk comes, a retry when it does not.
import { useStore } from "@nanostores/react";
import type { FunctionComponent } from "react";
import { useEffect, useState } from "react";
import { latePiece, UpgradedError } from "../../core/late-piece.ts";
import { failureText } from "../../kit/failed-message.ts";
import { FailedState } from "../../ui/feedback/failed-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { pluginMessages } from "./plugin-messages.ts";

export type PluginProps<Props> = {
  load: () => Promise<FunctionComponent<Props>>;
  props: Props;
};

/** `load` must be the same function as long as the same component is meant. */
export function LoadedPlugin<Props extends object>({ load, props }: PluginProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  // Each attempt is a mount of its own, which is what asks for the chunk.
  return (
    <PluginAttempt
      key={attempt}
      load={load}
      props={props}
      // A browser may remember a failed import for as long as the page stands.
      onRetry={attempt === 0 ? () => setAttempt(1) : null}
    />
  );
}

type Loaded<Props> = { of: unknown } & (
  | { component: FunctionComponent<Props> }
  | { component: null; error: unknown }
);

/** `onRetry` null: it has been tried, only the page loaded anew can help. */
type AttemptProps<Props> = PluginProps<Props> & { onRetry: (() => void) | null };

function PluginAttempt<Props extends object>({ load, props, onRetry }: AttemptProps<Props>) {
  const t = useStore(pluginMessages);
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (settled: Loaded<Props>) => {
      if (isWanted) setLoaded(settled);
    };
    latePiece(load).then(
      (component) => settle({ of: load, component }),
      (error: unknown) => settle({ of: load, component: null, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded?.of !== load) return <Spinner label={t.loading} />;
  if (loaded.component === null) {
    return (
      <FailedState
        title={t.failed}
        message={loaded.error instanceof UpgradedError ? failureText(loaded.error) : t.failedHint}
        retryLabel={onRetry ? t.retry : t.reload}
        onRetry={onRetry ?? (() => location.reload())}
      />
    );
  }
  return <loaded.component {...props} />;
}
