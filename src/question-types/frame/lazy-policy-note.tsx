// The words about a policy of scoring, loaded with the scorer once they are to be shown. A policy can be chosen without them.
import { lazy } from "../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import type { PolicyUse } from "./policy-note.tsx";

const loadNote = lazy(() => import("./policy-note.tsx"), "PolicyNote");

export function LazyPolicyNote(props: { uses: readonly PolicyUse[] }) {
  return <LazyComponent load={loadNote} props={props} isOptional />;
}
