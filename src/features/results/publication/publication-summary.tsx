// Whether participants see the results, since when and by whom: one sentence for each act that still decides for somebody.
import { useStore } from "@nanostores/react";
import type {
  PublicationAct,
  ResultPublication,
} from "../../../contract/results/result-publications.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { publicationStateMessages } from "./publication-state-messages.ts";
import type { EventReachModel, PublicationStateModel } from "./publication-state-model.ts";

type Texts = ReturnType<typeof publicationStateMessages.get>;

export function PublicationSummary({ model }: { model: PublicationStateModel }) {
  const t = useStore(publicationStateMessages);
  const state = useStore(model.$state);
  if (state.status === "loading") return null;
  if (state.status === "failed" || state.outdated !== null) return <>{t.unknown}</>;
  return <>{publicationSentences(state.detail, t).join(" ")}</>;
}

/** Of how many exams of an event participants see results now. */
export function EventReachSummary({ model }: { model: EventReachModel }) {
  const t = useStore(publicationStateMessages);
  const state = useStore(model.$state);
  if (state.status === "loading") return null;
  if (state.status === "failed" || state.outdated !== null) return <>{t.unknown}</>;
  const { exams, everybody, some } = state.detail;
  const reach = t.reach({ n: formatNumber(everybody + some), all: formatNumber(exams) });
  return <>{some === 0 ? reach : `${reach} ${t.reachSome({ n: formatNumber(some) })}`}</>;
}

/** Those of groups come first: they stand above the one for everybody. */
export function publicationSentences(now: ResultPublication, t: Texts): string[] {
  const sentences = now.acts.map((act) => actSentence(act, t));
  const isSettled = now.acts.some(({ group, kind }) => group === null && kind !== "follow");
  const rest = isSettled ? [] : [ruleSentence(now, t)];
  return [...sentences, ...rest, ...(now.waits === "" ? [] : [now.waits])];
}

function actSentence({ kind, view, group, at, by }: PublicationAct, t: Texts): string {
  const named = { who: group?.nama ?? t.everybody, time: formatDateTime(at), by };
  if (kind === "publish") return t.published({ ...named, view: t[view ?? "score"] });
  return kind === "withdraw" ? t.withdrawn(named) : t.followed(named);
}

/** Where acts decide for some groups, the rule is that of the others. */
function ruleSentence({ view, result_at: at, acts }: ResultPublication, t: Texts): string {
  const isOfOthers = acts.some(({ group }) => group !== null);
  const who = isOfOthers ? t.others : t.participants;
  if (view === "none") return t.ruleNone({ who });
  const shown = { who, view: t[view] };
  return at === null ? t.rule(shown) : t.ruleFrom({ ...shown, time: formatDateTime(at) });
}
