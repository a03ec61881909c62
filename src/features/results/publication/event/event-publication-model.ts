// One act of publishing or withdrawing for several exams of an event: which exams, for whom, how much is shown, and how many results that are.
import { atom, computed, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import {
  publishEventInput,
  publishEventResults,
  undoEventPublication,
  type EventPublication,
  type PublishedExam,
} from "../../../../contract/results/event-publications.ts";
import { isServerError } from "../../../../core/answers/server-error.ts";
import { call } from "../../../../core/api.ts";
import { formatNumber } from "../../../../core/format.ts";
import {
  concernedCounts,
  publicationObstacle,
  type ConcernedCounts,
  type PublicationObstacle,
} from "../../../../domain/results/event-publication-rule.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { createForm } from "../../../../kit/form/create-form.ts";
import { publicationMessages } from "../publication-messages.ts";
import { offerPublicationUndo } from "../publication-undo-actions.ts";
import type { PlannedAct } from "../publication-preview-model.ts";
import { eventPublicationMessages } from "./event-publication-messages.ts";

/** `picked`: what somebody has ticked or unticked, by exam; others are chosen by the act. */
export type EventPublicationValues = PlannedAct & { picked: Record<string, boolean> };
export type EventPublicationModel = ReturnType<typeof createEventPublicationModel>;

export type ChoosableExam = {
  exam: PublishedExam;
  /** Null: it can be chosen. */
  obstacle: PublicationObstacle | null;
  isChosen: boolean;
  counts: ConcernedCounts;
};

type Group = { id: string; nama: string };
type Options = {
  now: EventPublication;
  /** `nama`: the path. */
  groups: readonly Group[];
  changed(): void;
};

const idLength = 24;

export function createEventPublicationModel({ now, groups, changed }: Options) {
  const $now = atom(now);
  let id = randomAlphanumeric(idLength);
  const pathsOf = (ids: readonly string[]) =>
    groups.filter((group) => ids.includes(group.id)).map(({ nama: path }) => path);
  const offered = (values: EventPublicationValues) =>
    $now.get().exams.map((exam) => choosable(exam, values, pathsOf(values.group_ids)));
  const chosenIn = (values: EventPublicationValues) =>
    offered(values).filter(({ isChosen }) => isChosen);

  const form = createForm<EventPublicationValues, EventPublicationValues>({
    initial: { kind: "publish", view: "score", group_ids: [], picked: {} },
    schema: schemaOf((values) => chosenIn(values).length > 0),
    async submit(values) {
      const { event_id } = $now.get();
      const { picked: _picked, ...act } = values;
      const exams = chosenIn(values).map(({ exam: { schedule_id, seq } }) => ({
        schedule_id,
        seq,
      }));
      const done = id;
      $now.set(await call(publishEventResults, { id, event_id, ...act, exams }));
      changed();
      noteDone(values, exams.length, pathsOf(act.group_ids), async () => {
        await call(undoEventPublication, { id: done, event_id });
        changed();
      });
    },
    onError(error) {
      if (!isServerError(error, responseCodes.conflict) || error.data === null) return false;
      // What is sent next is another act: the person has read what it stands upon.
      id = randomAlphanumeric(idLength);
      $now.set(error.data as EventPublication);
      changed();
      return false;
    },
  });
  const $exams = computed([$now, form.$values], (_now, values) => offered(values));

  return {
    form,
    $now: $now as ReadableAtom<EventPublication>,
    $exams: $exams as ReadableAtom<readonly ChoosableExam[]>,
    /** As the preview asks for it. */
    $planned: computed(form.$values, ({ picked: _picked, ...act }) => act),
    pick(exams: readonly ChoosableExam[], isChosen: boolean): void {
      const changes = exams
        .filter(({ obstacle }) => obstacle === null)
        .map(({ exam }) => [exam.schedule_id, isChosen]);
      form.set("picked", { ...form.$values.get().picked, ...Object.fromEntries(changes) });
    },
    exit: () => form.exit(),
  };
}

function schemaOf(hasExam: (values: EventPublicationValues) => boolean) {
  const { kind, view, group_ids } = publishEventInput.entries;
  const fields = v.object({ kind, view, group_ids, picked: v.record(v.string(), v.boolean()) });
  const { noExam } = eventPublicationMessages.get();
  return v.pipe(
    fields,
    v.forward(
      v.check((values) => hasExam(values), noExam),
      ["picked"],
    ),
  ) as v.GenericSchema<unknown, EventPublicationValues>;
}

/** Exams that go on show nothing yet: publishing does not take them along by itself. */
function choosable(
  exam: PublishedExam,
  { kind, picked }: EventPublicationValues,
  paths: readonly string[],
): ChoosableExam {
  const obstacle = publicationObstacle(exam, paths);
  const isUsual = kind === "publish" ? exam.waits === "" : kind !== "follow" || hasActs(exam);
  return {
    exam,
    obstacle,
    isChosen: obstacle === null && (picked[exam.schedule_id] ?? isUsual),
    counts: concernedCounts(exam, paths),
  };
}

const hasActs = ({ acts }: PublishedExam): boolean => acts.length > 0;

/** Results that are stored: all that others will see is that there is none. */
export function sumOfResults(chosen: readonly ChoosableExam[]): number {
  return chosen
    .filter(({ isChosen }) => isChosen)
    .reduce((sum, { counts }) => sum + counts.final + counts.ranged + counts.unscored, 0);
}

function noteDone(
  { kind }: EventPublicationValues,
  exams: number,
  paths: readonly string[],
  takeBack: () => Promise<void>,
): void {
  const t = eventPublicationMessages.get();
  const { everybody } = publicationMessages.get();
  const words = { publish: t.published, withdraw: t.withdrawn, follow: t.followed }[kind];
  const text = words({ n: formatNumber(exams), who: paths.join(", ") || everybody });
  offerPublicationUndo(text, takeBack);
}
