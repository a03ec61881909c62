// The form of one question without its looks: what is typed, what is wrong with it, how it is saved, and what happened
// meanwhile: a change by somebody else, a draft from before, a picture still on its way.
import { atom, computed, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { Question } from "../../../../contract/questions/questions.ts";
import { guardLeaving } from "../../../../core/navigation.ts";
import { reportError } from "../../../../core/notices.ts";
import { newerRecord } from "../../../../core/answers/newer-record.ts";
import { isAborted, isServerError } from "../../../../core/answers/server-error.ts";
import { freshFailureText } from "../../../../kit/failed-message.ts";
import { picturesSettled } from "../../../../kit/rich-text/media/pictures-under-way.ts";
import { createDraftKeeper, type DraftKeeper } from "../drafts/question-draft-keeper.ts";
import {
  createQuestionDrafts,
  type QuestionDraft,
  type QuestionDrafts,
} from "../drafts/question-drafts.ts";
import {
  faultsOf,
  withoutFields,
  type FormFaults,
  type Faults,
  type Plan,
} from "./question-form-checks.ts";
import { laterCall, settledMs } from "./question-form-later.ts";
import { questionFormMessages } from "../question-form-messages.ts";
import { createQuestionSaver, type QuestionSaver } from "./question-form-saver.ts";
import {
  differingFields,
  differingInNew,
  fieldNames,
  inputOf,
  isSame,
  mergedValue,
  valueOf,
  type FieldName,
  type FormValue,
} from "./question-form-value.ts";

export type QuestionFormOptions = {
  personId: string;
  bankId: string;
  /** This tab's own name, for drafts and for those who have the same question open. */
  editor: string;
  /** Null: a new one. */
  stored: Question | null;
  /** Of a new one: its id and what it begins with. */
  questionId: string;
  blank: FormValue;
  /** The bank's; none is as one that plans nothing. */
  plan?: Plan | undefined;
};

export type SaveState = "new" | "saved" | "unsaved" | "waiting" | "saving";
export type QuestionConflict = { newer: Question; value: FormValue; fields: readonly FieldName[] };
export type DraftOffer = {
  draft: QuestionDraft;
  fields: readonly FieldName[];
  /** Somebody has saved the question since the draft was begun. */
  isOutdated: boolean;
};

export type FormFields = { readonly [Name in FieldName]: ReadableAtom<FormValue[Name]> };

export function createQuestionFormModel(options: QuestionFormOptions): QuestionForm {
  return new QuestionForm(options);
}

export type { QuestionForm };
class QuestionForm {
  /** Of a stored question its id, of a new one the id that it began with: a form's own name. */
  readonly name: string;
  readonly $value: ReadableAtom<FormValue>;
  /** Each field by itself: a part of the screen that follows one is not drawn at every key of another. */
  readonly fields: FormFields;
  readonly $stored: ReadableAtom<Question | null>;
  readonly $state: ReadableAtom<SaveState>;
  readonly $errors: ReadableAtom<Faults>;
  readonly $warnings: ReadableAtom<readonly string[]>;
  /** Why saving failed, when no field is to blame. */
  readonly $failure: ReadableAtom<string | null>;
  readonly $conflict: ReadableAtom<QuestionConflict | null>;
  readonly $offer: ReadableAtom<DraftOffer | null>;
  readonly keeper: DraftKeeper;
  readonly #options: QuestionFormOptions;
  readonly #value;
  readonly #stored;
  readonly #phase = atom<"idle" | "waiting" | "saving">("idle");
  readonly #dirty = atom(false);
  readonly #errors = atom<Faults>({});
  readonly #warnings = atom<readonly string[]>([]);
  readonly #failure = atom<string | null>(null);
  readonly #conflict = atom<QuestionConflict | null>(null);
  readonly #offer = atom<DraftOffer | null>(null);
  readonly #saver: QuestionSaver;
  readonly #settled = laterCall(() => this.#look(), settledMs);
  readonly #releaseGuard: () => void;
  #drafts: QuestionDrafts;
  /** As it is stored, or as a new one began. */
  #clean: FormValue;
  #serverErrors: Faults = {};
  #hasTried = false;
  #saving: Promise<boolean> | null = null;
  #hasLeft = false;

  constructor(options: QuestionFormOptions) {
    const { personId, bankId, editor, stored, questionId, blank } = options;
    this.#options = options;
    this.#clean = stored ? valueOf(stored) : blank;
    this.name = questionId;
    this.$value = this.#value = atom(this.#clean);
    this.fields = Object.fromEntries(
      fieldNames.map((name) => [name, computed(this.#value, (value) => value[name])]),
    ) as unknown as FormFields;
    this.$stored = this.#stored = atom(stored);
    this.$errors = this.#errors;
    this.$warnings = this.#warnings;
    this.$failure = this.#failure;
    this.$conflict = this.#conflict;
    this.$offer = this.#offer;
    this.$state = computed(
      [this.#phase, this.#dirty, this.#stored],
      (phase, isDirty, stored): SaveState =>
        phase !== "idle" ? phase : isDirty ? "unsaved" : stored ? "saved" : "new",
    );
    this.#saver = createQuestionSaver(bankId, stored, questionId);
    this.#drafts = createQuestionDrafts(personId, bankId, stored?.id ?? null);
    this.keeper = createDraftKeeper({ drafts: this.#drafts, editor, draft: () => this.#draft() });
    this.#releaseGuard = guardLeaving(this.isDirty, this.keeper.discard);
    this.#look();
    this.#offerDraft();
  }

  readonly set = <Name extends FieldName>(name: Name, value: FormValue[Name]): void =>
    this.change({ [name]: value });

  readonly change = (changes: Partial<FormValue>): void => {
    const names = Object.keys(changes);
    this.#value.set({ ...this.#value.get(), ...changes });
    this.#dirty.set(true);
    this.#serverErrors = withoutFields(this.#serverErrors, names);
    // Faults of the content go when the checks say so: there are several, and one key mends one.
    this.#showErrors(
      withoutFields(
        this.#errors.get(),
        names.filter((name) => name !== "content"),
      ),
    );
    this.#settled.call();
    this.keeper.touch();
  };

  readonly isDirty = (): boolean => this.#changesIn(this.#value.get()).length > 0;

  /** True once the server has it as it is now. A second call while one is under way is that one. */
  readonly save = (): Promise<boolean> => {
    this.#saving ??= this.#save().finally(() => (this.#saving = null));
    return this.#saving;
  };

  // --- Somebody else's change ---

  readonly takeNewer = (): void => {
    const newer = this.#conflict.get()?.newer;
    if (newer) this.#show(newer, valueOf(newer));
  };

  /** What the person changed stays; what they did not touch takes the newer value. */
  readonly keepMine = (): void => {
    const newer = this.#conflict.get()?.newer;
    if (newer) this.#show(newer, mergedValue(this.#clean, this.#value.get(), valueOf(newer)));
  };

  /** The question as it is now on the server, found out beside a save. */
  readonly heardNewer = (newer: Question): void => {
    const version = this.#stored.get()?.version ?? 0;
    if (newer.version <= version) return;
    if (this.isDirty()) this.#conflict.set(this.#conflictWith(newer));
    else this.#show(newer, valueOf(newer));
  };

  // --- A draft from before ---

  readonly useDraft = (): void => {
    const offer = this.#offer.get();
    if (!offer) return;
    this.#offer.set(null);
    this.#saver.adopt(offer.draft.question_id);
    this.change(offer.draft.value);
    this.keeper.settle();
    this.#drafts.remove(offer.draft.editor);
  };

  readonly dropDraft = (): void => {
    const offer = this.#offer.get();
    if (!offer) return;
    this.#drafts.remove(offer.draft.editor);
    // Another tab may have left one as well.
    this.#offerDraft();
  };

  /** Not now: it stays where it is, and is offered again when the question is opened next. */
  readonly leaveDraft = (): void => this.#offer.set(null);

  readonly exit = (): void => {
    this.#hasLeft = true;
    this.#settled.cancel();
    this.#releaseGuard();
    this.keeper.exit();
  };

  /** Against what is stored, or what a new one began as. */
  #changesIn(value: FormValue): FieldName[] {
    const isNew = this.#stored.get() === null;
    return (isNew ? differingInNew : differingFields)(value, this.#clean);
  }

  #draft() {
    if (!this.isDirty()) return null;
    const base_version = this.#stored.get()?.version ?? null;
    return { question_id: this.#saver.questionId, base_version, value: this.#value.get() };
  }

  #offerDraft(): void {
    const stored = this.#stored.get();
    for (const draft of this.#drafts.all()) {
      const fields = this.#changesIn(draft.value);
      if (fields.length > 0) {
        const isOutdated = stored !== null && draft.base_version !== stored.version;
        return this.#offer.set({ draft, fields, isOutdated });
      }
      // It was saved after all.
      this.#drafts.remove(draft.editor);
    }
    this.#offer.set(null);
  }

  /** What need not be looked at with every key. */
  #look(): FormFaults {
    const faults = faultsOf(this.#value.get(), this.#options.plan);
    this.#dirty.set(this.isDirty());
    if (!isSame(faults.warnings, this.#warnings.get())) this.#warnings.set(faults.warnings);
    this.#showErrors({ ...this.#serverErrors, ...(this.#hasTried ? faults.errors : {}) });
    return faults;
  }

  /** Drawn only when something is different. */
  #showErrors(errors: Faults): void {
    if (!isSame(errors, this.#errors.get())) this.#errors.set(errors);
  }

  async #save(): Promise<boolean> {
    this.#failure.set(null);
    this.#conflict.set(null);
    this.#phase.set("waiting");
    const hasPictures = await picturesSettled();
    this.#phase.set("idle");
    if (!hasPictures) return this.#fail(questionFormMessages.get().pictureFailed);
    this.#hasTried = true;
    this.#serverErrors = {};
    if (Object.keys(this.#look().errors).length > 0) return false;
    this.#phase.set("saving");
    const sent = this.#value.get();
    try {
      this.#saved(await this.#saver.save(inputOf(sent)), sent);
      return true;
    } catch (error) {
      this.#phase.set("idle");
      this.#refused(error);
      return false;
    }
  }

  /** What the server says is shown, but for what was typed while it was asked. */
  #saved(saved: Question, sent: FormValue): void {
    const isFirst = this.#stored.get() === null;
    const value = mergedValue(sent, this.#value.get(), valueOf(saved));
    this.#phase.set("idle");
    this.#hasTried = false;
    if (isFirst) {
      const { personId, bankId } = this.#options;
      this.#drafts = createQuestionDrafts(personId, bankId, saved.id);
      this.keeper.moveTo(this.#drafts);
    }
    this.#show(saved, value);
  }

  #show(stored: Question, value: FormValue): void {
    this.#saver.rebase(stored);
    this.#stored.set(stored);
    this.#clean = valueOf(stored);
    this.#conflict.set(null);
    this.#failure.set(null);
    this.#serverErrors = {};
    this.#value.set(sameParts(this.#value.get(), value));
    this.#look();
    this.keeper.settle();
  }

  #refused(error: unknown): void {
    // Left in the middle of saving: there is no form any more that could say it.
    if (this.#hasLeft) return reportError(error);
    if (isAborted(error)) return;
    const newer = newerRecord(error, this.#stored.get());
    if (newer) return this.#conflict.set(this.#conflictWith(newer));
    if (isServerError(error, responseCodes.invalidFields)) {
      this.#serverErrors = error.fields;
      this.#look();
      const others = Object.entries(error.fields).filter(([path]) => !isPlace(path));
      if (others.length === 0) return;
      this.#fail(others.map(([, text]) => text).join(" "));
      return;
    }
    this.#fail(freshFailureText(error));
  }

  #fail(text: string): false {
    this.#failure.set(text);
    return false;
  }

  #conflictWith(newer: Question): QuestionConflict {
    const value = valueOf(newer);
    return { newer, value, fields: differingFields(value, this.#value.get()) };
  }
}

/** What the fields of a question need, wherever it is written: on its own screen, or mended in an import. */
export type QuestionFields = Pick<
  QuestionForm,
  "$value" | "$stored" | "fields" | "$errors" | "$warnings" | "set" | "change"
>;

function isPlace(path: string): boolean {
  const [name] = path.split(".");
  return fieldNames.some((field) => field === name);
}

/** Parts that are the same stay the very same, so that no editor begins anew. */
function sameParts(shown: FormValue, value: FormValue): FormValue {
  const changed = differingFields(shown, value);
  return { ...shown, ...Object.fromEntries(changed.map((name) => [name, value[name]])) };
}
