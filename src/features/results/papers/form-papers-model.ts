// The forms of an exam on paper without their looks: of which exam and class, which forms, and what is fetched for them, one after the other.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getResultSelection,
  type SelectedResults,
} from "../../../contract/results/exam-results.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { $session } from "../../../core/session.ts";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import type { FormAsked, FormPaper } from "../../../kit/print/sheets/form-paper.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { examForms } from "./exam-forms-choices.ts";
import { formPapersFields, type FormPapersChoices } from "./form-papers-choices.ts";
import { askedPapers, formNames, type FormName } from "./form-papers-address-value.ts";

export type MadeForm = { name: FormName; form: FormPaper };
export type FormsContent =
  /** `at`: the one that is being fetched. */
  | { status: "loading"; at: FormName | null; done: number; all: number }
  | { status: "failed"; at: FormName; error: unknown }
  | { status: "ready"; forms: readonly MadeForm[] };

export type FormPapersModel = ReturnType<typeof createFormPapersModel>;

export function createFormPapersModel() {
  const { exam, group, one } = askedPapers(readQuery());
  const selection = { schedule_id: exam, event_id: "" };
  const detail = createDetail((signal) => call(getResultSelection, selection, { signal }));
  const kept = createKeptChoices("result-forms", "all", [formPapersFields]);
  const choices = createPrintChoices<FormPapersChoices>(kept, formPapersFields);
  const $group = atom(group);
  /** As text: a new choice of paper alone fetches nothing. */
  const $names = computed([choices.$values, detail.$state], (values, state) => {
    if (state.status !== "ready") return "";
    const offered = offeredForms(state.detail);
    return offered.filter((name) => (one === null ? values[name] : name === one)).join(" ");
  });
  const content = createContent(
    exam,
    computed([$names, $group, detail.$state], (names, group_id, state) => ({
      names: names.split(" ").filter(isFormName),
      group_id,
      selected: state.status === "ready" ? state.detail : null,
    })),
  );
  return {
    ...detail,
    exam,
    one,
    choices,
    $group: $group as ReadableAtom<string>,
    ...content,
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

const isFormName = (text: string): text is FormName => formNames.some((name) => name === text);

/** Those that can be made of the exam by whoever is signed in. */
export function offeredForms({ event_id }: SelectedResults): FormName[] {
  const session = $session.get();
  const menus = session.status === "in" || session.status === "ended" ? session.user.menus : {};
  return formNames.filter((name) => {
    const { code, isOfEvent } = examForms[name];
    return (!isOfEvent || event_id !== null) && (code === undefined || menus[code] === true);
  });
}

type Wanted = { names: readonly FormName[]; group_id: string; selected: SelectedResults | null };

/** Nothing is printed before all of it is there. What was fetched for a class is kept while forms are ticked and unticked. */
function createContent(exam: string, $wanted: ReadableAtom<Wanted>) {
  const $content = atom<FormsContent>({ status: "loading", at: null, done: 0, all: 0 });
  let abort = new AbortController();
  let kept = new Map<FormName, FormPaper>();
  let keptFor = "";

  async function load(): Promise<void> {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const { names, group_id, selected } = $wanted.get();
    if (selected === null) return;
    if (keptFor !== group_id) kept = new Map();
    keptFor = group_id;
    const group = selected.groups.find(({ id }) => id === group_id)?.nama ?? "";
    const asked = { schedule_id: exam, event_id: selected.event_id ?? "", group_id, group };
    for (const [done, at] of names.entries()) {
      if (kept.has(at)) continue;
      $content.set({ status: "loading", at, done, all: names.length });
      try {
        const form = await made(at, asked, signal);
        if (signal.aborted) return;
        kept.set(at, form);
      } catch (error) {
        if (!isAborted(error) && !signal.aborted) $content.set({ status: "failed", at, error });
        return;
      }
    }
    $content.set({
      status: "ready",
      forms: names.map((name) => ({ name, form: kept.get(name)! })),
    });
  }

  const stop = $wanted.subscribe(() => void load());
  return {
    $content: $content as ReadableAtom<FormsContent>,
    retryContent: load,
    /** Fetches all of it anew. */
    renewContent(): void {
      kept = new Map();
      void load();
    },
    exitContent(): void {
      stop();
      abort.abort();
    },
  };
}

async function made(name: FormName, asked: FormAsked, signal: AbortSignal): Promise<FormPaper> {
  const make = await examForms[name].load();
  return make(asked, signal);
}
