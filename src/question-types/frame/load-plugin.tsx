// A plug-in's component as something that can be drawn at once: a spinner while its chunk comes, a retry when it does not.
import { useStore } from "@nanostores/react";
import type { FunctionComponent } from "react";
import { useEffect, useState } from "react";
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

/** `component` null: it could not be fetched. */
type Loaded<Props> = { of: unknown; component: FunctionComponent<Props> | null };

/** `onRetry` null: it has been tried, only the page loaded anew can help. */
type AttemptProps<Props> = PluginProps<Props> & { onRetry: (() => void) | null };

function PluginAttempt<Props extends object>({ load, props, onRetry }: AttemptProps<Props>) {
  const t = useStore(pluginMessages);
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (component: FunctionComponent<Props> | null) => {
      if (isWanted) setLoaded({ of: load, component });
    };
    load().then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded?.of !== load) return <Spinner label={t.loading} />;
  const { component: Component } = loaded;
  if (Component === null) {
    return (
      <FailedState
        title={t.failed}
        message={t.failedHint}
        retryLabel={onRetry ? t.retry : t.reload}
        onRetry={onRetry ?? (() => location.reload())}
      />
    );
  }
  return <Component {...props} />;
}
