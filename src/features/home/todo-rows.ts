// What needs a hand, as it is drawn: what it counts, why it matters, and where the next step is taken.
import type { TodoItem, TodoKind } from "../../contract/home.ts";
import { formatNumber } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import type { IconName } from "../../ui/icon-names.ts";
import type { todoMessages } from "./home-messages.ts";

type TodoTexts = ReturnType<typeof todoMessages.get>;

export type TodoRow = {
  kind: TodoKind;
  icon: IconName;
  title: string;
  count: string;
  why: string;
  step: string;
  to: string;
};

type TodoKindRow = {
  icon: IconName;
  why: (item: TodoItem, t: TodoTexts) => string;
  to: (item: TodoItem) => string;
};

/** A further kind is a line here, its words, and a line of the server's. */
const rowsByKind: Record<TodoKind, TodoKindRow> = {
  server_absences: {
    icon: "clock",
    why: (_item, t) => t.server_absencesWhy,
    to: () => href("monitor.peserta"),
  },
  marking: {
    icon: "list-checks",
    why: waitingAnswers,
    to: markingAddress,
  },
  blocked: {
    icon: "user-x",
    why: (_item, t) => t.blockedWhy,
    to: () => href("peserta", {}, { status: "blocked" }),
  },
  short_banks: {
    icon: "library",
    why: namedBanks,
    to: shortBanksAddress,
  },
  unplanned_banks: {
    icon: "list-checks",
    why: namedBanks,
    to: () => href("banksoal", {}, { filling: "tanpa" }),
  },
  ungrouped: {
    icon: "users",
    why: (_item, t) => t.ungroupedWhy,
    to: () => href("peserta", {}, { group_id: "none" }),
  },
};

/** In the order in which the server says them; a kind that this console does not know yet is passed over. */
export function todoRows(items: readonly TodoItem[], t: TodoTexts): TodoRow[] {
  return items
    .filter(({ kind, count }) => kind in rowsByKind && count > 0)
    .map((item) => {
      const { kind } = item;
      const { icon, why, to } = rowsByKind[kind];
      const count = formatNumber(item.count);
      const step = t[`${kind}Step`];
      return { kind, icon, title: t[kind], count, why: why(item, t), step, to: to(item) };
    });
}

/** "BKSL-SEJ kurang 13, BKSL-EKO kurang 2, dan 3 lainnya" */
function namedBanks({ count, banks }: TodoItem, t: TodoTexts): string {
  const names = banks.map(({ kode, missing }) =>
    missing > 0 ? t.missing({ kode, count: formatNumber(missing) }) : kode,
  );
  return listed(names, count - banks.length, t);
}

/** "Termasuk 1 pertanyaan rekan. Fisika XII: 40" */
function waitingAnswers(item: TodoItem, t: TodoTexts): string {
  const { asks = 0 } = item;
  const exams = namedExams(item, t);
  return asks === 0 ? exams : `${t.withAsks({ count: formatNumber(asks) })} ${exams}`;
}

/** "Fisika XII: 40, Kimia XII: 12, dan 3 lainnya" */
function namedExams({ exams, more_exams: more }: TodoItem, t: TodoTexts): string {
  const names = exams.map(({ name: exam, count }) =>
    t.waitsIn({ exam, count: formatNumber(count) }),
  );
  return listed(names, more, t);
}

const listed = (names: readonly string[], more: number, t: TodoTexts): string =>
  [...names, ...(more > 0 ? [t.andMore({ count: formatNumber(more) })] : [])].join(", ");

/** Of the one exam when it is only one. */
function markingAddress({ exams: [first, second] }: TodoItem): string {
  return href("check", {}, first && !second ? { q: first.name } : {});
}

/** One alone is opened at once, unless it is locked: then the list is where it is unlocked. */
function shortBanksAddress({ count, banks: [first] }: TodoItem): string {
  return count === 1 && first && !first.locked
    ? href("banksoal.soal", { id: first.id })
    : href("banksoal", {}, { filling: "kurang" });
}
