// The screens banksoal.soal.add and banksoal.soal.edit without their looks: what must be fetched first, the form over it,
// and what comes after a save: the same question under its own address, or the next new one.
import { atom, type ReadableAtom } from "nanostores";
import { getQuestionBank, type QuestionBank } from "../../../../contract/questions/banks.ts";
import { listCompetenceOptions, type CompetenceOption } from "../../../../contract/competences.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../../kit/lazy/load-for-action.ts";
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
  /** Null: a new one. */
  questionId: string | null;
  /** What a new one begins as; null: it begins with choosing. */
  type: QuestionType | null;
  /** Its address is that of a new question; else of a stored one. */
  isAddress: "add" | "edit";
};

let carried: Carried | null = null;

export function createQuestionFormPageModel(options: PageOptions): QuestionFormPage {
  return new QuestionFormPage(options);
}

export type { QuestionFormPage };
class QuestionFormPage {
  readonly $page: ReadableAtom<PageState>;
  readonly $neighbours: ReadableAtom<Neighbours | null>;
  readonly $presence: ReadableAtom<Presence | null>;
  readonly #page = atom<PageState>({ status: "loading" });
  readonly #neighbours = atom<Neighbours | null>(null);
  readonly #presence = atom<Presence | null>(null);
  readonly #abort = new AbortController();
  readonly #editor = randomAlphanumeric(16);
  #options: PageOptions;

  constructor(options: PageOptions) {
    this.#options = options;
    this.$page = this.#page;
    this.$neighbours = this.#neighbours;
    this.$presence = this.#presence;
    void this.load();
  }

  get bankId(): string {
    return this.#options.bankId;
  }

  /** Nobody has said yet what the new question is to be. */
  get asksType(): boolean {
    return this.isNew && this.#options.type === null;
  }

  get isNew(): boolean {
    return this.#options.questionId === null;
  }

  readonly load = async (): Promise<void> => {
    const { bankId, questionId, type } = this.#options;
    this.#page.set({ status: "loading" });
    try {
      const { signal } = this.#abort;
      const [choices, found] = await Promise.all([
        fetchChoices(bankId, signal),
        questionId === null ? null : call(getQuestion, { id: questionId }, { signal }),
      ]);
      if (signal.aborted) return;
      if (found && found.question.bank_id !== bankId) throw elsewhere();
      if (found) this.#neighbours.set(found);
      dropOldDrafts(serverNow());
      const stored = found?.question ?? null;
      const value = stored ? valueOf(stored) : await beginning(choices.bank, type ?? 1);
      if (!signal.aborted) this.#open(choices, stored, value);
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      // Nobody waits any longer for the code that the server did not send.
      this.#page.set({ status: "failed", error: isAborted(error) ? unreachable() : error });
    }
  };

  /** Under the question's own address from then on. */
  readonly save = async (): Promise<boolean> => {
    const open = this.#opened();
    if (!open) return false;
    const wasNew = open.form.$stored.get() === null;
    if (!(await open.form.save())) return false;
    const saved = open.form.$stored.get();
    if (this.#abort.signal.aborted || !saved) return true;
    carried = carriedFrom(open.form, this.bankId);
    if (wasNew) this.#isStored(saved);
    return true;
  };

  /** Saves, and begins the next one of the same type, with the same competences, reference and difficulty. */
  readonly saveAndAdd = async (): Promise<boolean> => {
    const open = this.#opened();
    if (!open || !(await this.save())) return false;
    // Something was typed while the server was asked.
    if (this.#abort.signal.aborted || open.form.isDirty()) return true;
    const t = questionFormMessages.get();
    const number = open.form.$stored.get()?.number ?? 0;
    notify(responseCodes.success, t.savedTitle, t.savedNumber({ number }));
    await this.add(open.form.$value.get().content.type);
    return true;
  };

  readonly add = async (type: QuestionType): Promise<void> => {
    const open = this.#opened();
    const { bankId, isAddress } = this.#options;
    if (!open) return;
    if (isAddress === "edit") {
      navigate(href("banksoal.soal.add", { id: bankId }, { type: String(type) }));
      return;
    }
    const value = await beginning(open.choices.bank, type).catch(reportError);
    if (!value) return;
    // Left, or begun by a press before this one.
    if (this.#abort.signal.aborted || this.#opened() !== open) return;
    this.#options = { ...this.#options, questionId: null, type };
    replaceQuery({ type: String(type) });
    this.#neighbours.set(null);
    open.form.exit();
    this.#open(open.choices, null, value);
  };

  readonly go = (step: "previous" | "next"): void => {
    const neighbours = this.#neighbours.get();
    const soid = step === "previous" ? neighbours?.previous_id : neighbours?.next_id;
    if (soid) navigate(href("banksoal.soal.edit", { id: this.bankId, soid }));
  };

  /** What somebody else has saved. @throws ServerError */
  readonly fetchNewer = async (): Promise<void> => {
    const open = this.#opened();
    const id = open?.form.$stored.get()?.id;
    if (!open || id === undefined) return;
    const found = await call(getQuestion, { id }, { signal: this.#abort.signal });
    this.#neighbours.set(found);
    this.#presence.get()?.dismiss();
    open.form.heardNewer(found.question);
  };

  readonly exit = (): void => {
    this.#abort.abort();
    this.#presence.get()?.exit();
    this.#opened()?.form.exit();
  };

  #opened(): OpenForm | null {
    const page = this.#page.get();
    return page.status === "ready" ? page : null;
  }

  #open(choices: FormChoices, stored: Question | null, value: FormValue): void {
    const session = $session.get();
    const hasUser = session.status === "in" || session.status === "ended";
    const form = createQuestionFormModel({
      plan: choices.bank.plan,
      personId: hasUser ? session.user.id : "",
      bankId: this.bankId,
      editor: this.#editor,
      stored,
      questionId: stored?.id ?? randomAlphanumeric(24),
      blank: value,
    });
    this.#announce(stored);
    this.#page.set({ status: "ready", form, choices });
  }

  #announce(stored: Question | null): void {
    this.#presence.get()?.exit();
    const version = () => this.#opened()?.form.$stored.get()?.version ?? stored?.version ?? 0;
    const options = { editor: this.#editor, version };
    this.#presence.set(stored && createPresence({ questionId: stored.id, ...options }));
  }

  #isStored(saved: Question): void {
    this.#options = { ...this.#options, questionId: saved.id };
    // The address of "new" leads to the stored one after a reload; another route would begin the screen anew.
    if (this.#options.isAddress === "add") replaceQuery({ soid: saved.id });
    this.#announce(saved);
    // Without its neighbours the buttons to them are not offered; nothing else is missing.
    call(getQuestion, { id: saved.id }, { signal: this.#abort.signal })
      .then((found) => this.#neighbours.set(found))
      .catch(() => undefined);
  }
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
