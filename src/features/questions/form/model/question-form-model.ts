// The form of one question without its view: what is typed, what is wrong with it, how it is saved, and what has happened
// meanwhile: somebody else has saved the question, a draft exists, or a picture is still being uploaded.
import { atom, computed, type ReadableAtom, type WritableAtom } from "nanostores";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { Question } from "../../../../contract/questions/questions.ts";
import { guardLeaving } from "../../../../core/navigation.ts";
import { reportError } from "../../../../core/notices.ts";
import { newerRecord } from "../../../../core/answers/newer-record.ts";
import { isAborted, isServerError } from "../../../../core/answers/server-error.ts";
import { freshFailureText } from "../../../../kit/failed-message.ts";
import { picturesSettled } from "../../../../kit/rich-text/media/pictures-under-way.ts";
import {
  createDraftOffer,
  createFormDrafts,
  type FormDrafts,
} from "../drafts/question-form-drafts.ts";
import { questionFormMessages } from "../question-form-messages.ts";
import { createFormChecks, type FormChecks, type Plan } from "./question-form-checks.ts";
import { createQuestionSaver, type QuestionSaver } from "./question-form-saver.ts";
import { createQuestionFormState, type QuestionFormState } from "./question-form-state.ts";
import {
  differingFields,
  fieldNames,
  inputOf,
  mergedValue,
  valueOf,
  type FieldName,
  type FormValue,
} from "./question-form-value.ts";

export type QuestionFormOptions = {
  personId: string;
  bankId: string;
  /** The name of this tab, for drafts and for others who have the same question open. */
  editor: string;
  /** Null: a new question. */
  stored: Question | null;
  /** Of a new question: its id and what it begins with. */
  questionId: string;
  blank: FormValue;
  /** The plan of the bank; without one, it is taken to be empty. */
  plan?: Plan | undefined;
};

export type SaveState = "new" | "saved" | "unsaved" | "waiting" | "saving";
export type QuestionConflict = { newer: Question; value: FormValue; fields: readonly FieldName[] };

/** The parts of a form. */
type Parts = {
  state: QuestionFormState;
  checks: FormChecks;
  saver: QuestionSaver;
  drafts: FormDrafts;
  $conflict: WritableAtom<QuestionConflict | null>;
  $failure: WritableAtom<string | null>;
};

export type QuestionFormModel = ReturnType<typeof createQuestionFormModel>;

export function createQuestionFormModel(options: QuestionFormOptions) {
  const { bankId, stored, questionId, blank, plan } = options;
  const state = createQuestionFormState(stored, blank);
  const checks = createFormChecks(state, plan);
  const saver = createQuestionSaver(bankId, stored, questionId);
  const drafts = createFormDrafts(options, state, saver);
  const $conflict = atom<QuestionConflict | null>(null);
  const $failure = atom<string | null>(null);
  const parts = { state, checks, saver, drafts, $conflict, $failure };
  const saving = createSaving(parts);
  const { offerNext, ...offer } = createDraftOffer(state, saver, drafts, change);
  const releaseGuard = guardLeaving(state.isDirty, drafts.keeper.discard);
  checks.check();
  offerNext();

  function change(changes: Partial<FormValue>): void {
    state.change(changes);
    checks.forget(Object.keys(changes));
    drafts.keeper.touch();
  }

  return {
    /** The id of a stored question, or the id that a new one began with: it tells one form from another. */
    name: questionId,
    $value: state.$value,
    fields: state.fields,
    $stored: state.$stored,
    $state: saving.$state,
    $errors: checks.$errors,
    $warnings: checks.$warnings,
    /** Why saving failed, when no field is to blame. */
    $failure: $failure as ReadableAtom<string | null>,
    keeper: drafts.keeper,
    set: <Name extends FieldName>(name: Name, value: FormValue[Name]): void =>
      change({ [name]: value }),
    change,
    isDirty: state.isDirty,
    /** True once the server has stored the present value. A second call while one is under way returns the same promise. */
    save: saving.save,
    ...createConflict(parts),
    ...offer,
    exit(): void {
      saving.exit();
      checks.exit();
      releaseGuard();
      drafts.keeper.exit();
    },
  };
}

/** The fields of a question, for the views that edit them: on the form's own screen, and in an import. */
export type QuestionFields = Pick<
  QuestionFormModel,
  "$value" | "$stored" | "fields" | "$errors" | "$warnings" | "set" | "change"
>;

/** Shows `value` in the form of a question that the server stores as `stored`. */
function show(parts: Parts, stored: Question, value: FormValue): void {
  const { state, checks, saver, drafts, $conflict, $failure } = parts;
  saver.rebase(stored);
  state.rebase(stored);
  $conflict.set(null);
  $failure.set(null);
  checks.setServerErrors({});
  state.replace(value);
  checks.check();
  drafts.keeper.settle();
}

function conflictWith(newer: Question, shown: FormValue): QuestionConflict {
  const value = valueOf(newer);
  return { newer, value, fields: differingFields(value, shown) };
}

/** What the person does about a change that somebody else has saved. */
function createConflict(parts: Parts) {
  const { state, $conflict } = parts;

  return {
    $conflict: $conflict as ReadableAtom<QuestionConflict | null>,
    takeNewer(): void {
      const newer = $conflict.get()?.newer;
      if (newer) show(parts, newer, valueOf(newer));
    },
    /** What the person has changed stays; every other field takes the newer value. */
    keepMine(): void {
      const newer = $conflict.get()?.newer;
      if (newer) show(parts, newer, state.mergedInto(newer));
    },
    /** The question as the server stores it now, when that was found out other than by saving. */
    receiveNewer(newer: Question): void {
      const version = state.$stored.get()?.version ?? 0;
      if (newer.version <= version) return;
      if (state.isDirty()) $conflict.set(conflictWith(newer, state.$value.get()));
      else show(parts, newer, valueOf(newer));
    },
  };
}

/** Waits for pictures, checks the question and sends it, one call at a time. */
function createSaving(parts: Parts) {
  const { state, checks, saver, $conflict, $failure } = parts;
  const $phase = atom<"idle" | "waiting" | "saving">("idle");
  const refusal = createRefusal(parts);
  let saving: Promise<boolean> | null = null;

  async function send(): Promise<boolean> {
    $failure.set(null);
    $conflict.set(null);
    $phase.set("waiting");
    const hasPictures = await picturesSettled();
    $phase.set("idle");
    if (!hasPictures) {
      $failure.set(questionFormMessages.get().pictureFailed);
      return false;
    }
    checks.setTried(true);
    checks.setServerErrors({});
    if (Object.keys(checks.check().errors).length > 0) return false;
    $phase.set("saving");
    const sent = state.$value.get();
    try {
      showSaved(await saver.save(inputOf(sent)), sent);
      return true;
    } catch (error) {
      $phase.set("idle");
      refusal.show(error);
      return false;
    }
  }

  /** Shows what the server has stored, except where the person has typed since it was sent. */
  function showSaved(saved: Question, sent: FormValue): void {
    const isFirst = state.$stored.get() === null;
    const value = mergedValue(sent, state.$value.get(), valueOf(saved));
    $phase.set("idle");
    checks.setTried(false);
    if (isFirst) parts.drafts.moveTo(saved.id);
    show(parts, saved, value);
  }

  return {
    $state: computed([$phase, state.$dirty, state.$stored], (phase, isDirty, stored): SaveState =>
      phase !== "idle" ? phase : isDirty ? "unsaved" : stored ? "saved" : "new",
    ),
    save(): Promise<boolean> {
      saving ??= send().finally(() => (saving = null));
      return saving;
    },
    exit: refusal.exit,
  };
}

/** Shows why saving failed: as a conflict, at the fields to blame, or for the whole form. */
function createRefusal({ state, checks, $conflict, $failure }: Parts) {
  let hasLeft = false;

  return {
    show(error: unknown): void {
      // The form was left while it was being saved: a toast has to show the error.
      if (hasLeft) return reportError(error);
      if (isAborted(error)) return;
      const newer = newerRecord(error, state.$stored.get());
      if (newer) return $conflict.set(conflictWith(newer, state.$value.get()));
      if (!isServerError(error, responseCodes.invalidFields)) {
        return $failure.set(freshFailureText(error));
      }
      checks.setServerErrors(error.fields);
      checks.check();
      const others = Object.entries(error.fields).filter(([path]) => !isPlace(path));
      if (others.length > 0) $failure.set(others.map(([, text]) => text).join(" "));
    },
    exit(): void {
      hasLeft = true;
    },
  };
}

/** Whether the form has a field for this path. */
function isPlace(path: string): boolean {
  const [name] = path.split(".");
  return fieldNames.some((field) => field === name);
}
