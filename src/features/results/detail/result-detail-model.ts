// One result without its looks: what the server tells of it, which questions are listed, and which one is open. What is chosen stands in the
// address, so that a sent link opens the same.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getResultDetail,
  type DetailQuestion,
  type ResultDetail,
} from "../../../contract/results/result-detail.ts";
import {
  getResultNeighbours,
  type ResultNeighbour,
  type ResultNeighbours,
} from "../../../contract/results/result-neighbours.ts";
import { call } from "../../../core/api.ts";
import {
  $previousAddress,
  href,
  navigate,
  readQuery,
  replaceQuery,
  type Query,
} from "../../../core/navigation.ts";
import { createDetail, type DetailState } from "../../../kit/record/create-detail.ts";
import { moveOpened, openedList } from "../opened-result-focus.ts";
import {
  atPlace,
  isOfExam,
  listField,
  listQueryAt,
  neighboursQuery,
  readList,
  writeList,
} from "./neighbours/result-list-value.ts";

/** `removed`: taken out after the exam. `other`: what has no verdict, as a survey, or before the end. */
export const questionKinds = [
  "benar",
  "sebagian",
  "salah",
  "kosong",
  "menunggu",
  "removed",
  "other",
] as const;
export type QuestionKind = (typeof questionKinds)[number];
/** `not-right`: everything that has not earned all. */
export type QuestionFilter = "" | "not-right" | QuestionKind;

export type ResultDetailModel = ReturnType<typeof createResultDetailModel>;

type Judged = Pick<DetailQuestion, "verdict" | "treatment">;

export const kindOf = ({ verdict, treatment }: Judged): QuestionKind =>
  treatment === "dihapus" ? "removed" : (verdict ?? "other");

/** Nothing of them was missed. */
const withoutLoss: readonly QuestionKind[] = ["benar", "removed", "other"];

export function isFound(question: Judged, filter: QuestionFilter) {
  const kind = kindOf(question);
  if (filter === "not-right") return !withoutLoss.includes(kind);
  return filter === "" || filter === kind;
}

const isFilter = (value: string): value is QuestionFilter =>
  value === "not-right" || questionKinds.some((kind) => kind === value);

/** The answers, the sitting as it went, or the paper for parents. */
export const detailViews = ["", "putar", "cetak"] as const;
export type ResultView = (typeof detailViews)[number];

/** Of the address: the question is `soal`, by its position, the filter `saring`, the view `lihat`, the list `daftar`. */
export function createResultDetailModel(id: string) {
  const { soal = "", saring = "", lihat = "" } = readQuery();
  const detail = createDetail((signal) => call(getResultDetail, { id }, { signal }));
  const through = createNeighbours(id, detail.$state);
  const $filter = atom<QuestionFilter>(isFilter(saring) ? saring : "");
  const $view = atom<ResultView>(detailViews.find((view) => view === lihat) ?? "");
  const $position = atom(Number(soal) || 1);
  const $found = computed([detail.$state, $filter], (state, filter): readonly DetailQuestion[] =>
    state.status === "ready" ? state.detail.questions.filter((one) => isFound(one, filter)) : [],
  );
  /** Null: the filter finds none. */
  const $open = computed(
    [$found, $position],
    (found, position) => found.find((one) => one.position === position) ?? found[0] ?? null,
  );

  function choose(position: number): void {
    $position.set(position);
    writeQuery({ soal: String(position) });
  }

  return {
    detail,
    ...through,
    $view: $view as ReadableAtom<ResultView>,
    show(view: ResultView): void {
      $view.set(view);
      writeQuery({ lihat: view });
    },
    $filter: $filter as ReadableAtom<QuestionFilter>,
    $found,
    $open,
    choose,
    /** The question so many places further in the list; answers which, or null at its end. */
    step(by: number): DetailQuestion | null {
      const [found, open] = [$found.get(), $open.get()];
      const next = open && found[found.indexOf(open) + by];
      if (!next) return null;
      choose(next.position);
      return next;
    },
    filter(filter: QuestionFilter): void {
      $filter.set(filter);
      writeQuery({ saring: filter });
    },
    exit(): void {
      through.end();
      detail.exit();
    },
  };
}

/** Through the list that the result was opened from; where no exam is known of it, through that of the result's own exam. */
function createNeighbours(id: string, $opened: ReadableAtom<DetailState<ResultDetail>>) {
  const before = $previousAddress.get();
  const known = readList(readQuery()[listField]) ?? openedList(before);
  // A new tab has no previous address, but knows which page held the link.
  const query = known ?? listQueryAt(before ?? document.referrer);
  const $list = atom<Query | null>(isOfExam(query) ? query : null);
  const neighbours = createDetail<ResultNeighbours | null>(async (signal) => {
    const list = $list.get();
    return list && call(getResultNeighbours, { id, ...neighboursQuery(list) }, { signal });
  });
  const unbindList = $list.subscribe((list) => {
    if (list !== null) writeQuery({ [listField]: writeList(list) });
  });
  const unbindOpened = $opened.listen((state) => {
    if (state.status !== "ready" || $list.get() !== null) return;
    $list.set({ exam: state.detail.row.schedule_id, ...query });
    void neighbours.retry();
  });
  return {
    neighbours,
    /** The list at the page of this result; null: it is not known yet. */
    $list: computed([$list, neighbours.$state], (list, state) => {
      const place = state.status === "ready" ? (state.detail?.place ?? null) : null;
      return list && atPlace(list, place);
    }),
    end(): void {
      unbindList();
      unbindOpened();
      neighbours.exit();
    },
    /** The same view of another result of the list. Back leads to the list, however many were read. */
    open({ id: other, row_id: row }: ResultNeighbour): void {
      const { soal: _question, ...kept } = readQuery();
      navigate(href("student.result.detail", { id: other }, kept), { replace: true });
      moveOpened(row);
    },
  };
}

function writeQuery(changes: Query): void {
  const query = Object.entries({ ...readQuery(), ...changes });
  replaceQuery(Object.fromEntries(query.filter(([, value]) => value !== "")));
}

/** How many there are of each, whatever the filter. */
export function countKinds(questions: ResultDetail["questions"]): Record<QuestionKind, number> {
  const counts = Object.fromEntries(questionKinds.map((kind) => [kind, 0]));
  for (const question of questions) counts[kindOf(question)]! += 1;
  return counts as Record<QuestionKind, number>;
}
