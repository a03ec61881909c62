// One act of publishing or withdrawing: for whom, how much is shown, how many that concerns, and what one of them will see.
import { atom, computed, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { ResultFigures } from "../../../contract/results/exam-results.ts";
import {
  publishResults,
  publishResultsInput,
  undoPublication,
  type PublicationKind,
  type PublishedView,
  type ResultPublication,
} from "../../../contract/results/result-publications.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { createFetching } from "../../../core/on-demand/create-fetching.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import { createForm } from "../../../kit/form/create-form.ts";
import type { ResultsModel } from "../results-model.ts";
import { publicationMessages } from "./publication-messages.ts";
import { offerPublicationUndo } from "./publication-undo-actions.ts";
import type { PlannedAct } from "./publication-preview-model.ts";

export type PublicationValues = { kind: PublicationKind; view: PublishedView; group_id: string };
export type PublicationCounts =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; counts: ResultFigures["counts"] };
export type PublicationModel = ReturnType<typeof createPublicationModel>;

const idLength = 24;

type Options = {
  now: ResultPublication;
  ask: ResultsModel["ask"];
  /** "XII IPA 1"; of the group with that id. */
  groupName(id: string): string;
  changed(newer: ResultPublication): void;
};

const valuesSchema = v.object({
  kind: publishResultsInput.entries.kind,
  view: publishResultsInput.entries.view,
  group_id: publishResultsInput.entries.group_id,
}) as v.GenericSchema<unknown, PublicationValues>;

export function createPublicationModel({ now, ask, groupName, changed }: Options) {
  const schedule_id = now.schedule_id;
  const $now = atom(now);
  let id = randomAlphanumeric(idLength);
  function take(newer: ResultPublication): void {
    $now.set(newer);
    changed(newer);
  }
  const form = createForm<PublicationValues, PublicationValues>({
    initial: initialOf(now),
    schema: valuesSchema,
    async submit(values) {
      const { seq } = $now.get();
      const done = id;
      take(await call(publishResults, { id, schedule_id, seq, ...values }));
      noteDone(values, done);
    },
    onError(error) {
      if (!isServerError(error, responseCodes.conflict) || error.data === null) return false;
      // What is sent next is another act: the person has read what it stands upon.
      id = randomAlphanumeric(idLength);
      take(error.data as ResultPublication);
      return false;
    },
  });
  const counts = followCounts(form, ask);

  function noteDone({ kind, group_id: group }: PublicationValues, act: string): void {
    const t = publicationMessages.get();
    const who = group === "" ? t.everybody : groupName(group);
    const text = { publish: t.published, withdraw: t.withdrawn, follow: t.followed }[kind]({ who });
    offerPublicationUndo(
      text,
      async () => changed(await call(undoPublication, { id: act, schedule_id })),
      (newer) => newer !== null && changed(newer as ResultPublication),
    );
  }

  return {
    form,
    /** Newer once somebody else has acted meanwhile. */
    $now: $now as ReadableAtom<ResultPublication>,
    /** As the preview asks for it. */
    $planned: computed(form.$values, plannedAct),
    $counts: counts.$counts,
    exit(): void {
      counts.exit();
      form.exit();
    },
  };
}

const plannedAct = ({ group_id: group, ...act }: PublicationValues): PlannedAct => ({
  ...act,
  group_ids: group === "" ? [] : [group],
});

/** What is published is most likely to be withdrawn. */
function initialOf({ acts, view }: ResultPublication): PublicationValues {
  const whole = acts.find(({ group }) => group === null);
  return {
    kind: whole?.kind === "publish" ? "withdraw" : "publish",
    view: whole?.view ?? (view === "none" ? "score" : view),
    group_id: "",
  };
}

type Chosen = { $values: ReadableAtom<PublicationValues> };

/** How many it concerns, as the list counts them. */
function followCounts({ $values }: Chosen, ask: ResultsModel["ask"]) {
  const $counts = atom<PublicationCounts>({ status: "loading" });
  let group = $values.get().group_id;
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => ask({ group_id: group, per_page: 10 }, signal),
    onAnswer: ({ figures }) => $counts.set({ status: "ready", counts: figures.counts }),
    onFailure: () => $counts.set({ status: "failed" }),
  });
  void fetchNow();
  const unbind = $values.listen(({ group_id: next }) => {
    if (next === group) return;
    group = next;
    $counts.set({ status: "loading" });
    void fetchNow();
  });
  return {
    $counts: $counts as ReadableAtom<PublicationCounts>,
    exit(): void {
      unbind();
      stop();
    },
  };
}
