// The drafts of the question that is open in a form: what is typed is kept as one, and one from before is offered.
import { atom, type ReadableAtom } from "nanostores";
import type { Question } from "../../../../contract/questions/questions.ts";
import type { QuestionSaver } from "../model/question-form-saver.ts";
import type { QuestionFormState } from "../model/question-form-state.ts";
import type { FieldName, FormValue } from "../model/question-form-value.ts";
import { createDraftKeeper } from "./question-draft-keeper.ts";
import { createQuestionDrafts, type QuestionDraft } from "./question-drafts.ts";

export type DraftOffer = {
  draft: QuestionDraft;
  fields: readonly FieldName[];
  /** The question has been saved since the draft was begun. */
  isOutdated: boolean;
};

type DraftsOptions = {
  personId: string;
  bankId: string;
  editor: string;
  /** Null: a new question. */
  stored: Question | null;
};

export type FormDrafts = ReturnType<typeof createFormDrafts>;

/** Keeps the state of the form as a draft, under the id of the question once it is stored. */
export function createFormDrafts(
  { personId, bankId, editor, stored }: DraftsOptions,
  state: QuestionFormState,
  saver: QuestionSaver,
) {
  let drafts = createQuestionDrafts(personId, bankId, stored?.id ?? null);
  const keeper = createDraftKeeper({
    drafts,
    editor,
    draft() {
      if (!state.isDirty()) return null;
      const base_version = state.$stored.get()?.version ?? null;
      return { question_id: saver.questionId, base_version, value: state.$value.get() };
    },
  });

  return {
    keeper,
    all: (): QuestionDraft[] => drafts.all(),
    remove: (ofEditor: string): void => drafts.remove(ofEditor),
    /** A new question has been saved under this id. */
    moveTo(questionId: string): void {
      drafts = createQuestionDrafts(personId, bankId, questionId);
      keeper.moveTo(drafts);
    },
  };
}

/** Offers a draft from before. `change` puts its value into the form. */
export function createDraftOffer(
  state: QuestionFormState,
  saver: QuestionSaver,
  drafts: FormDrafts,
  change: (value: FormValue) => void,
) {
  const $offer = atom<DraftOffer | null>(null);

  function offerNext(): void {
    const stored = state.$stored.get();
    for (const draft of drafts.all()) {
      const fields = state.changesIn(draft.value);
      if (fields.length > 0) {
        const isOutdated = stored !== null && draft.base_version !== stored.version;
        return $offer.set({ draft, fields, isOutdated });
      }
      // The question has since been saved as it is in the draft.
      drafts.remove(draft.editor);
    }
    $offer.set(null);
  }

  return {
    $offer: $offer as ReadableAtom<DraftOffer | null>,
    offerNext,
    useDraft(): void {
      const offer = $offer.get();
      if (!offer) return;
      $offer.set(null);
      saver.adopt(offer.draft.question_id);
      change(offer.draft.value);
      drafts.keeper.settle();
      drafts.remove(offer.draft.editor);
    },
    dropDraft(): void {
      const offer = $offer.get();
      if (!offer) return;
      drafts.remove(offer.draft.editor);
      // Another tab may have left a draft as well.
      offerNext();
    },
    /** The draft is kept, and is offered again when the question is next opened. */
    leaveDraft: (): void => $offer.set(null),
  };
}
