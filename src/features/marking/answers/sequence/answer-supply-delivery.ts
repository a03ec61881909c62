// Where the next answers of a sequence come from, fetched before their turn; and which of them other tabs of the person have at hand.
import type { ReadableAtom } from "nanostores";
import { isAborted } from "../../../../core/answers/server-error.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import {
  keyOf,
  type AnswerPlace,
  type MarkingSequence,
  type OfferedAnswer,
} from "./marking-sequence-state.ts";
import { createTabAnswers } from "./tab-answers-keeper.ts";

/** How few answers are left when more are fetched. */
export const few = 8;
/** As many as the call takes. */
const maxExcept = 1000;

type Offered = Pick<MarkingSequence, "left" | "claimed"> & { answers: readonly OfferedAnswer[] };
/** Where answers come from. */
export type AnswerSource = {
  /** The next ones, but for these. */
  claim(known: readonly AnswerPlace[], signal: AbortSignal): Promise<Offered>;
  /** Those that wait to be sent or to be replied to. */
  elsewhere(): readonly AnswerPlace[];
  /** Whether answers to the question are marked here. */
  has(unit: UnitKey): boolean;
};

/** So often at most it is asked again because another tab has taken the same answers meanwhile. */
const mostAttempts = 3;
/** What is at hand changes with each mark. */
const keepAfterMs = 300;

type Change = (changes: Partial<MarkingSequence>) => void;

/** Asks for the answers that come next, once at a time. */
export function createSupply(
  source: AnswerSource,
  $sequence: ReadableAtom<MarkingSequence>,
  marked: ReadonlyMap<string, AnswerPlace>,
  change: Change,
) {
  const abort = new AbortController();
  let isFetching = false;
  const tabs = followTabs(source, $sequence, change, () => void fetchMore());

  /** What must not be offered again. */
  const known = (inTabs: readonly AnswerPlace[]) =>
    placesByKey([...atHand($sequence.get()), ...source.elsewhere(), ...marked.values(), ...inTabs]);

  /** @param mayTake also what other tabs have. @throws ServerError */
  async function ask(mayTake = false): Promise<void> {
    if (isFetching) return;
    isFetching = true;
    const inTabs = () => (mayTake ? [] : tabs.elsewhere());
    try {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const except = [...known(inTabs()).values()].slice(0, maxExcept);
        const offered = await source.claim(except, abort.signal);
        const taken = withOffered($sequence.get(), offered, known(inTabs()), inTabs());
        if (!taken) continue;
        change(taken);
        return tabs.keep();
      }
      change({ status: "done", inTabs: inTabs().length });
    } finally {
      isFetching = false;
    }
  }

  async function fetchMore(): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (isAborted(error)) return;
      // What is at hand can be marked meanwhile.
      change({ error, ...($sequence.get().current === null && { status: "failed" }) });
    }
  }

  return {
    fetchMore,
    /** What is on screen stays meanwhile, also when nothing can be fetched. @throws ServerError */
    askAgain: () => ask(),
    /** What other tabs have at hand is marked here now. @throws ServerError */
    takeFromTabs: () => ask(true),
    stop(): void {
      abort.abort();
      tabs.stop();
    },
  };
}

/** Null: other tabs have taken all of them meanwhile. */
function withOffered(
  { current, ahead }: MarkingSequence,
  { answers, left, claimed }: Offered,
  known: ReadonlyMap<string, AnswerPlace>,
  inTabs: readonly AnswerPlace[],
): Partial<MarkingSequence> | null {
  const fresh = answers.filter((answer) => !known.has(keyOf(answer)));
  const [next = null, ...rest] = [...(current ? [current] : []), ...ahead, ...fresh];
  const taken = placesByKey(inTabs);
  if (next === null && answers.some((answer) => taken.has(keyOf(answer)))) return null;
  const counts = { left, claimed, inTabs: inTabs.length };
  const status = next === null ? "done" : "marking";
  return { current: next, ahead: rest, ...counts, error: null, status };
}

/** Tells the other tabs of the person what this one has at hand, and lets go of what another one has taken. */
function followTabs(
  source: AnswerSource,
  $sequence: ReadableAtom<MarkingSequence>,
  change: Change,
  fetchMore: () => void,
) {
  const tabs = createTabAnswers(letGo);
  const elsewhere = () => tabs.elsewhere().filter(({ unit }) => source.has(unit));
  const keep = () => tabs.keep(atHand($sequence.get()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $sequence.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, keepAfterMs);
  });

  function letGo(): void {
    const taken = elsewhere();
    const keys = placesByKey(taken);
    const isHere = (answer: OfferedAnswer) => !keys.has(keyOf(answer));
    const before = $sequence.get();
    const inTurn = [...(before.current ? [before.current] : []), ...before.ahead];
    const [current = null, ...ahead] = inTurn.filter(isHere);
    const isLost = current === null && before.current !== null;
    const changes = { current, ahead, skipped: before.skipped.filter(isHere) };
    change({ ...changes, inTabs: taken.length, ...(isLost && { status: "loading" }) });
    const isFreed = before.status === "done" && taken.length === 0;
    const hasLost = isLost || ahead.length < before.ahead.length;
    if (isFreed || (hasLost && ahead.length < few)) fetchMore();
  }

  return {
    elsewhere,
    keep,
    stop(): void {
      stop();
      clearTimeout(timer);
      tabs.exit();
    },
  };
}

const atHand = ({ current, ahead, skipped }: MarkingSequence): readonly OfferedAnswer[] => [
  ...(current ? [current] : []),
  ...ahead,
  ...skipped,
];

const placesByKey = (places: readonly AnswerPlace[]): Map<string, AnswerPlace> =>
  new Map(places.map(({ unit, code }) => [keyOf({ unit, code }), { unit, code }]));
