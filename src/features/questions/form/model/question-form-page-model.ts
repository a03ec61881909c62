// The screens banksoal.soal.add and banksoal.soal.edit without their view: what is fetched first, the form that is then opened,
// and what follows a save: the same question under its own address, or the next new one.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { getQuestionBank, type QuestionBank } from "../../../../contract/questions/banks.ts";
import { listCompetenceOptions, type CompetenceOption } from "../../../../contract/competences.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../../kit/lazy/load-for-action.ts";
import { carriedReturn } from "../../../../kit/ways-back/way-back-value.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { maxPerPage } from "../../../../contract/calls/list-fields.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { getQuestion, type Question } from "../../../../contract/questions/questions.ts";
import { listReferences, type Reference } from "../../../../contract/questions/references.ts";
import { call, unreachable } from "../../../../core/api.ts";
import { href, navigate, replaceQuery } from "../../../../core/navigation.ts";
import { notify, reportError } from "../../../../core/notices.ts";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { isAborted, ServerError } from "../../../../core/answers/server-error.ts";
import { $session } from "../../../../core/session.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { dropOldDrafts } from "../drafts/question-drafts.ts";
import { questionFormMessages } from "../question-form-messages.ts";
import { createQuestionFormModel, type QuestionFormModel } from "./question-form-model.ts";
import { createPresence, type Presence } from "./question-form-presence.ts";
import type { Carried } from "./question-form-new-value.ts";
import { valueOf, type FormValue } from "./question-form-value.ts";

export type Neighbours = { previous_id: string | null; next_id: string | null; total: number };
/** What the form chooses from. */
export type FormChoices = {
  bank: QuestionBank;
  references: readonly Reference[];
  competences: readonly CompetenceOption[];
};
export type OpenForm = { form: QuestionFormModel; choices: FormChoices };
export type PageState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | ({ status: "ready" } & OpenForm);

export type PageOptions = {
  bankId: string;
  /** Null: a new question. */
  questionId: string | null;
  /** The type of a new question; null: the person chooses it first. */
  type: QuestionType | null;
  /** Whether the route is that of a new question or of a stored one. */
  isAddress: "add" | "edit";
};

/** What the next new question takes over. It outlives the screen. */
let carried: Carried | null = null;

export type QuestionFormPageModel = ReturnType<typeof createQuestionFormPageModel>;

export function createQuestionFormPageModel(options: PageOptions) {
  const { bankId } = options;
  const abort = new AbortController();
  const $neighbours = atom<Neighbours | null>(null);
  const address = createAddress(options);
  const opening = createOpening(bankId);
  const page: Page = { bankId, address, opening, $neighbours, signal: abort.signal };
  const load = createLoading(page);
  const add = createAdding(page);
  void load();

  return {
    $page: opening.$page as ReadableAtom<PageState>,
    $neighbours: $neighbours as ReadableAtom<Neighbours | null>,
    $presence: opening.$presence,
    bankId,
    /** The type of the new question has not been chosen yet. */
    get asksType(): boolean {
      return address.questionId === null && address.type === null;
    },
    get isNew(): boolean {
      return address.questionId === null;
    },
    load,
    ...createSaving(page, add),
    add,
    go(step: "previous" | "next"): void {
      const neighbours = $neighbours.get();
      const soid = step === "previous" ? neighbours?.previous_id : neighbours?.next_id;
      if (soid) navigate(href("banksoal.soal.edit", { id: bankId, soid }, carriedReturn()));
    },
    /** Loads what somebody else has saved. @throws ServerError */
    async fetchNewer(): Promise<void> {
      const open = opening.opened();
      const id = open?.form.$stored.get()?.id;
      if (!open || id === undefined) return;
      const found = await call(getQuestion, { id }, { signal: abort.signal });
      $neighbours.set(found);
      opening.$presence.get()?.dismiss();
      open.form.receiveNewer(found.question);
    },
    exit(): void {
      abort.abort();
      opening.exit();
    },
  };
}

/** The parts of the page. */
type Page = {
  bankId: string;
  address: ReturnType<typeof createAddress>;
  opening: ReturnType<typeof createOpening>;
  $neighbours: WritableAtom<Neighbours | null>;
  /** Aborted when the screen is left. */
  signal: AbortSignal;
};

/** Which question the address leads to. The query changes, not the route, which would begin the screen again. */
function createAddress({ questionId, type, isAddress }: PageOptions) {
  let present = { questionId, type };

  return {
    isAddress,
    get questionId(): string | null {
      return present.questionId;
    },
    get type(): QuestionType | null {
      return present.type;
    },
    /** After a reload, the address of "new" leads to the stored question. */
    leadToStored(id: string): void {
      present = { ...present, questionId: id };
      if (isAddress === "add") replaceQuery({ soid: id });
    },
    leadToNew(next: QuestionType): void {
      present = { questionId: null, type: next };
      replaceQuery({ type: String(next) });
    },
  };
}

/** The form that is open, and who else has its question open. */
function createOpening(bankId: string) {
  const $page = atom<PageState>({ status: "loading" });
  const $presence = atom<Presence | null>(null);
  const editor = randomAlphanumeric(16);

  function opened(): OpenForm | null {
    const page = $page.get();
    return page.status === "ready" ? page : null;
  }

  /** Announces that this question is being edited; a new one is not. */
  function announce(stored: Question | null): void {
    $presence.get()?.exit();
    const version = () => opened()?.form.$stored.get()?.version ?? stored?.version ?? 0;
    $presence.set(stored && createPresence({ questionId: stored.id, editor, version }));
  }

  return {
    $page,
    $presence: $presence as ReadableAtom<Presence | null>,
    opened,
    announce,
    open(choices: FormChoices, stored: Question | null, value: FormValue): void {
      const session = $session.get();
      const hasUser = session.status === "in" || session.status === "ended";
      const form = createQuestionFormModel({
        plan: choices.bank.plan,
        personId: hasUser ? session.user.id : "",
        bankId,
        editor,
        stored,
        questionId: stored?.id ?? randomAlphanumeric(24),
        blank: value,
      });
      announce(stored);
      $page.set({ status: "ready", form, choices });
    },
    exit(): void {
      $presence.get()?.exit();
      opened()?.form.exit();
    },
  };
}

/** Fetches the question and what the form chooses from, and opens the form. */
function createLoading({ bankId, address, opening, $neighbours, signal }: Page) {
  return async (): Promise<void> => {
    const { questionId, type } = address;
    opening.$page.set({ status: "loading" });
    try {
      const [choices, found] = await Promise.all([
        fetchChoices(bankId, signal),
        questionId === null ? null : call(getQuestion, { id: questionId }, { signal }),
      ]);
      if (signal.aborted) return;
      if (found && found.question.bank_id !== bankId) throw elsewhere();
      if (found) $neighbours.set(found);
      dropOldDrafts(serverNow());
      const stored = found?.question ?? null;
      const value = stored ? valueOf(stored) : await beginning(choices.bank, type ?? 1);
      if (!signal.aborted) opening.open(choices, stored, value);
    } catch (error) {
      if (signal.aborted) return;
      // Loading a chunk that the server did not send was cancelled by the person.
      opening.$page.set({ status: "failed", error: isAborted(error) ? unreachable() : error });
    }
  };
}

/** Begins a new question: on this screen if it has the address of a new one, else on that screen. */
function createAdding({ bankId, address, opening, $neighbours, signal }: Page) {
  return async (type: QuestionType): Promise<void> => {
    const open = opening.opened();
    if (!open) return;
    if (address.isAddress === "edit") {
      navigate(href("banksoal.soal.add", { id: bankId }, { type: String(type) }));
      return;
    }
    const value = await beginning(open.choices.bank, type).catch(reportError);
    if (!value) return;
    // The screen was left, or an earlier press has already begun a question.
    if (signal.aborted || opening.opened() !== open) return;
    address.leadToNew(type);
    $neighbours.set(null);
    open.form.exit();
    opening.open(open.choices, null, value);
  };
}

function createSaving(
  { bankId, address, opening, $neighbours, signal }: Page,
  add: (type: QuestionType) => Promise<void>,
) {
  /** From now on, the new question has its own address. */
  function showStored(saved: Question): void {
    address.leadToStored(saved.id);
    opening.announce(saved);
    // Without its neighbours, the buttons to them are not offered; nothing else is missing.
    call(getQuestion, { id: saved.id }, { signal })
      .then((found) => $neighbours.set(found))
      .catch(() => undefined);
  }

  async function save(): Promise<boolean> {
    const open = opening.opened();
    if (!open) return false;
    const wasNew = open.form.$stored.get() === null;
    if (!(await open.form.save())) return false;
    const saved = open.form.$stored.get();
    if (signal.aborted || !saved) return true;
    carried = carriedFrom(open.form, bankId);
    if (wasNew) showStored(saved);
    return true;
  }

  return {
    save,
    /** Saves, and begins the next question of the same type, with the same competences, reference and difficulty. */
    async saveAndAdd(): Promise<boolean> {
      const open = opening.opened();
      if (!open || !(await save())) return false;
      // Something was typed while the question was being saved.
      if (signal.aborted || open.form.isDirty()) return true;
      const t = questionFormMessages.get();
      const number = open.form.$stored.get()?.number ?? 0;
      notify(responseCodes.success, t.savedTitle, t.savedNumber({ number }));
      await add(open.form.$value.get().content.type);
      return true;
    },
  };
}

function elsewhere(): ServerError {
  return new ServerError(responseCodes.notFound, questionFormMessages.get().elsewhere);
}

async function fetchChoices(bankId: string, signal: AbortSignal): Promise<FormChoices> {
  const [bank, references] = await Promise.all([
    call(getQuestionBank, { id: bankId }, { signal }),
    fetchReferences(bankId, signal),
  ]);
  const { subject_id } = bank;
  const competences =
    subject_id === null ? [] : await call(listCompetenceOptions, { subject_id }, { signal });
  return { bank, references, competences };
}

async function fetchReferences(id: string, signal: AbortSignal): Promise<Reference[]> {
  const found: Reference[] = [];
  for (let page = 1; ; page += 1) {
    const input = { id, page, per_page: maxPerPage };
    const { items, total } = await call(listReferences, input, { signal });
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
}

const loadBeginningValue = lazy(() => import("./question-form-new-value.ts"), "beginningValue");

async function beginning(bank: QuestionBank, type: QuestionType): Promise<FormValue> {
  const beginningValue = await loadForAction(loadBeginningValue);
  return beginningValue(bank, type, carried);
}

function carriedFrom(form: QuestionFormModel, bankId: string): Carried {
  const { competence_ids, reference_id, difficulty } = form.$value.get();
  return { competence_ids, reference_id, difficulty, bankId };
}
