// The ledger on paper without its looks: of which event, which group or which participant, and all that is printed of it. The address says it
// (domain.md 5.7): `e` the event, `g` the group, `p` one participant.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getLedgerSelection,
  getLedgerSheet,
  type LedgerPeople,
  type LedgerSelection,
  type LedgerSheet,
} from "../../../contract/results/event-ledger.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { peopleOf } from "../ledger-people-lookups.ts";
import { classLedgers, type ClassLedgerSheet, type LedgerScope } from "./class-ledgers-lookups.ts";
import {
  ledgerPaperFields,
  type LedgerPaperChoices,
  type LedgerPaperKind,
} from "./ledger-paper-choices.ts";

/** Each of them is a sheet. */
export const maxPersonSheets = 500;

export type LedgerPrinted =
  | { is: "kelas"; sheet: LedgerSheet; asOf: Date }
  | { is: "tiap-kelas"; classes: readonly ClassLedgerSheet[]; classless: number }
  | { is: "perorangan"; people: LedgerPeople; asOf: Date };
export type LedgerContent =
  /** `all`: of so many classes `done` are there; 0 where it is one call. */
  | { status: "loading"; done: number; all: number }
  | { status: "failed"; error: unknown }
  | { status: "many"; count: number }
  | { status: "ready"; printed: LedgerPrinted };

export type LedgerPaperModel = ReturnType<typeof createLedgerPaperModel>;

export function createLedgerPaperModel() {
  const { e: event = "", g = "", p: person = "" } = readQuery();
  const detail = createDetail(async (signal): Promise<LedgerSelection | null> =>
    event === "" ? null : call(getLedgerSelection, { event_id: event }, { signal }),
  );
  const kept = createKeptChoices("ledger-paper", "all", [ledgerPaperFields]);
  const choices = createPrintChoices<LedgerPaperChoices>(kept, ledgerPaperFields);
  const $group = atom(g);
  const $kind = computed(choices.$values, ({ kind }) => (person === "" ? kind : "perorangan"));
  const content = createContent(
    event,
    person,
    computed([$group, $kind], (group, kind) => ({ group, kind })),
  );
  return {
    ...detail,
    event,
    person,
    choices,
    $kind,
    $group: $group as ReadableAtom<string>,
    ...content,
    /** Whatever the sheets follow from. */
    $drawn: computed([choices.$values, content.$content], (chosen, now) => ({ chosen, now })),
    chooseGroup(id: string): void {
      $group.set(id);
      const { g: _before, ...others } = readQuery();
      replaceQuery(id === "" ? others : { ...others, g: id });
    },
    exit(): void {
      content.exitContent();
      detail.exit();
    },
  };
}

const loading: LedgerContent = { status: "loading", done: 0, all: 0 };

async function classesContent(
  scope: LedgerScope,
  report: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<LedgerContent> {
  const { classes, classless } = await classLedgers(scope, report, signal);
  return { status: "ready", printed: { is: "tiap-kelas", classes, classless } };
}

type Wanted = { group: string; kind: LedgerPaperKind };

/** Nothing is printed before all of it is there, of one moment for the class, and of one for each hundred participants. */
function createContent(event: string, person: string, $wanted: ReadableAtom<Wanted>) {
  const $content = atom<LedgerContent>(loading);
  let abort = new AbortController();

  async function load(): Promise<void> {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const { group, kind } = $wanted.get();
    const scope = { event_id: event, group_id: group };
    if (event === "") return;
    $content.set(loading);
    const report = (done: number, all: number) => {
      if (!signal.aborted) $content.set({ status: "loading", done, all });
    };
    try {
      const next =
        kind === "tiap-kelas" && person === ""
          ? await classesContent(scope, report, signal)
          : await contentOf(scope, kind, person, signal);
      if (!signal.aborted) $content.set(next);
    } catch (error) {
      if (!isAborted(error) && !signal.aborted) $content.set({ status: "failed", error });
    }
  }

  const stop = $wanted.subscribe(() => void load());
  return {
    $content: $content as ReadableAtom<LedgerContent>,
    retryContent: load,
    exitContent(): void {
      stop();
      abort.abort();
    },
  };
}

async function contentOf(
  scope: LedgerScope,
  kind: LedgerPaperKind,
  person: string,
  signal: AbortSignal,
): Promise<LedgerContent> {
  if (person !== "") {
    const people = await peopleOf(scope, [person], signal);
    return { status: "ready", printed: { is: "perorangan", people, asOf: serverNow() } };
  }
  const sheet = await call(getLedgerSheet, { ...scope, sort: "nama" }, { signal });
  const asOf = serverNow();
  if (kind === "kelas") return { status: "ready", printed: { is: kind, sheet, asOf } };
  const ids = sheet.items.map(({ id }) => id);
  if (ids.length > maxPersonSheets) return { status: "many", count: ids.length };
  const people = ids.length === 0 ? { ...sheet, items: [] } : await peopleOf(scope, ids, signal);
  return { status: "ready", printed: { is: "perorangan", people, asOf } };
}
