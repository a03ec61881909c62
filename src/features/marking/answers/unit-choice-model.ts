// Which question of the bank is marked: the one in the address, or where it names none, the first that has something for the person.
import { atom, computed, type ReadableAtom } from "nanostores";
import { listMarkingUnits, type MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { call } from "../../../core/api.ts";
import { navigate, readQuery, replaceQuery } from "../../../core/navigation.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import type { UnitKey } from "../../../core/marking/unsent-acts.ts";
import { isSame } from "../../../core/marking/mark-queue-model.ts";
import { keepWay, likedWay, type MarkingWay } from "./participants/marking-way-value.ts";
import { participantQuery, typingQuery, unitAddress } from "./unit-address-value.ts";

type Place = { ts: string; id: string };
type Query = { schedule: string; question: string };
const mostUnits = 200;
const types = ["2", "9", "11"] as const;

/** What the address names; `type`: null where it names none that people mark. */
export type NamedPlace = {
  bank_id: string;
  type: (typeof types)[number] | null;
  schedule_id: string;
  question_id: string;
};

/**
 * `ts`: the type of question, `id`: the bank. The exam and the question are `j` and `soal` of the address, and `cara` says how they are
 * marked.
 */
export function createUnitChoiceModel({ ts, id }: Place) {
  const { j: schedule = "", soal: question = "", cara = "" } = readQuery();
  const $isTyping = atom(cara === typingQuery.cara);
  const $way = atom<MarkingWay>(cara === participantQuery.cara ? "peserta" : likedWay());
  const $query = atom<Query>({ schedule, question });
  const type = types.find((one) => one === ts) ?? null;
  const units = createDetail(async (signal): Promise<MarkingUnit[]> => {
    if (type === null) return [];
    const asked = { type, bank_id: id, schedule_id: $query.get().schedule, per_page: mostUnits };
    return (await call(listMarkingUnits, asked, { signal })).items;
  });
  const $chosen = computed([units.$state, $query], (state, query): MarkingUnit | null =>
    state.status === "ready" ? chosenOf(state.detail, query) : null,
  );
  /** Instead of one that has nothing to be marked. */
  const $next = computed(units.$state, (state): MarkingUnit | null =>
    state.status === "ready" ? (state.detail.find(hasSomething) ?? null) : null,
  );
  function writeWay(): void {
    const { cara: _before, ...others } = readQuery();
    const onScreen = $way.get() === "peserta" ? participantQuery : {};
    replaceQuery({ ...others, ...($isTyping.get() ? typingQuery : onScreen) });
  }
  function choose(unit: UnitKey): void {
    $query.set({ schedule: unit.schedule_id, question: unit.question_id });
    replaceQuery({ ...readQuery(), j: unit.schedule_id, soal: unit.question_id });
  }
  return {
    ...units,
    named(): NamedPlace {
      const { schedule: schedule_id, question: question_id } = $query.get();
      return { bank_id: id, type, schedule_id, question_id };
    },
    /** Null: the question in the address has no answers, or none has. */
    $chosen: $chosen as ReadableAtom<MarkingUnit | null>,
    $next: $next as ReadableAtom<MarkingUnit | null>,
    /** From paper, instead of on screen. */
    $isTyping: $isTyping as ReadableAtom<boolean>,
    /** On screen. */
    $way: $way as ReadableAtom<MarkingWay>,
    toggleTyping(): void {
      $isTyping.set(!$isTyping.get());
      writeWay();
    },
    toggleWay(): void {
      $way.set($way.get() === "soal" ? "peserta" : "soal");
      keepWay($way.get());
      writeWay();
    },
    choose,
    /** Any question that people mark. The screen stays where it stands at the same type and bank. */
    goTo(unit: MarkingUnit): void {
      if (String(unit.type) !== ts || unit.bank_id !== id) return navigate(unitAddress(unit));
      choose(unit);
      const state = units.$state.get();
      const isKnown = state.status === "ready" && state.detail.some((one) => isSame(one, unit));
      if (!isKnown) void units.retry();
    },
  };
}
export type UnitChoiceModel = ReturnType<typeof createUnitChoiceModel>;

function chosenOf(
  units: readonly MarkingUnit[],
  { schedule, question }: Query,
): MarkingUnit | null {
  if (question === "") return units.find(hasSomething) ?? units[0] ?? null;
  const isOfExam = (unit: MarkingUnit) => schedule === "" || unit.schedule_id === schedule;
  return units.find((unit) => unit.question_id === question && isOfExam(unit)) ?? null;
}

const hasSomething = ({ mine, may_mark: mayMark }: MarkingUnit): boolean => mayMark && mine > 0;
