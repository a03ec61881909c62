// What is asked before something is done to rows and told afterwards, of every list: one is called by name, many by their
// number, and a question ends in a question mark. Read together, because no screen alone shows that they differ.
import * as assert from "uvu/assert";
import type { BulkResult } from "../contract/calls/list-fields.ts";
import { majorCalls } from "../contract/majors.ts";
import { $notices, clearNotices } from "../core/notices.ts";
import { serverSuite } from "./server/server-suite.ts";
import { createBankActions } from "../features/banks/list/bank-actions.ts";
import { createReferenceActions } from "../features/banks/references/reference-actions.ts";
import { createCodedNameModel } from "../features/coded-names/coded-name-model.ts";
import { majorsMessages } from "../features/coded-names/majors-messages.ts";
import { createCompetencesModel } from "../features/competences/competences-model.ts";
import { createMemberActions } from "../features/groups/members/member-actions.ts";
import { createParticipantActions } from "../features/participants/participant-actions.ts";
import { createQuestionActions } from "../features/questions/actions/question-actions.ts";
import { createSubjectsModel } from "../features/subjects/subjects-model.ts";
import { createUserActions } from "../features/users/user-actions.ts";
import type { Target } from "../kit/actions/row-action.ts";
import { connectConsole } from "./server/connect-console.ts";

const { test, server } = serverSuite("words of actions");
test.before(() => {
  connectConsole(server);
});
test.before.each(clearNotices);
test.after(() => {
  clearNotices();
});

type Actions = {
  words(kind: never, target: Target): { title: string; verb: string };
  settle(kind: never, target: Target, results: readonly never[]): void;
};
type Spoken = { noun: string; kinds: readonly string[]; actions: Actions; exit?(): void };

const records = { list: { forget: () => undefined }, changed: async () => undefined };

function all(): Spoken[] {
  const subjects = createSubjectsModel();
  const competences = createCompetencesModel();
  const majors = createCodedNameModel(
    {
      name: "majors",
      icon: "graduation-cap",
      endpoints: majorCalls,
      options: { refresh: async () => [] } as never,
    },
    majorsMessages.get(),
  );
  const participants = ["activate", "deactivate", "block", "unblock", "moveSession", "moveGroup"];
  const users = ["activate", "deactivate", "changeRole", "signOut", "delete"];
  const by = { role: "EVIL", menus: {} } as never;
  const removed = ["remove"];
  return [
    {
      noun: "peserta",
      kinds: [...participants, "delete"],
      actions: createParticipantActions(records),
    },
    { noun: "pengguna", kinds: users, actions: createUserActions(records, by) },
    {
      noun: "banksoal",
      kinds: ["archive", "unarchive", "delete"],
      actions: createBankActions(records),
    },
    { noun: "referensi", kinds: ["delete"], actions: createReferenceActions(records) },
    { noun: "anggota", kinds: ["move", "remove"], actions: createMemberActions(records, "g") },
    { noun: "matpel", kinds: removed, ...subjects },
    { noun: "kompetensi", kinds: removed, ...competences },
    { noun: "jurusan", kinds: removed, ...majors },
  ];
}

const result = (id: number): BulkResult => ({ id: `${id}`, label: "Budi", outcome: "done" });
const one: Target = { ids: ["1"], name: "Budi" };
const many: Target = { ids: ["1", "2", "3"], name: null };

/** What is asked, what the button says, and what is told. */
function wordsFor({ actions }: Spoken, kind: string, target: Target) {
  clearNotices();
  const { title, verb } = actions.words(kind as never, target);
  actions.settle(kind as never, target, target.ids.map((id) => result(Number(id))) as never[]);
  return { title, verb, doneText: $notices.get().at(-1)?.body ?? "" };
}

test("one is called by its name, in the question and in what is told, and never counted", () => {
  for (const spoken of all()) {
    for (const kind of spoken.kinds) {
      const where = `${spoken.noun} ${kind}`;
      const { title, verb, doneText } = wordsFor(spoken, kind, one);
      assert.match(title, "Budi", where);
      assert.match(doneText, "Budi", where);
      for (const text of [title, verb, doneText])
        assert.not.match(text, /\d/u, `${where}: ${text}`);
    }
    spoken.exit?.();
  }
});

test("many are counted with what they are, in the question, on its button and in what is told", () => {
  for (const spoken of all()) {
    for (const kind of spoken.kinds) {
      const where = `${spoken.noun} ${kind}`;
      for (const text of Object.values(wordsFor(spoken, kind, many))) {
        assert.match(text, `3 ${spoken.noun}`, `${where}: ${text}`);
      }
    }
    spoken.exit?.();
  }
});

test("whatever deletes asks for it as a question, and says the same of one and of many", () => {
  for (const spoken of all()) {
    for (const kind of spoken.kinds.filter((each) => /^(?:delete|remove)$/u.test(each))) {
      for (const target of [one, many]) {
        const { title } = wordsFor(spoken, kind, target);
        assert.match(title, /^(?:Hapus|Keluarkan) .*\?$/u, `${spoken.noun}: ${title}`);
      }
    }
    spoken.exit?.();
  }
});

/** Numbers of questions move up when some go: what was done to them is told by how many. */
test("questions are asked for by their number in the bank, and told by how many", () => {
  const questions: Spoken = { noun: "soal", kinds: [], actions: createQuestionActions(records) };
  const third = { ids: ["1"], name: "soal 3" };
  assert.equal(wordsFor(questions, "delete", third), {
    title: "Hapus soal 3?",
    verb: "Hapus",
    doneText: "1 soal sudah dihapus.",
  });
  assert.equal(wordsFor(questions, "delete", many), {
    title: "Hapus 3 soal?",
    verb: "Hapus 3 soal",
    doneText: "3 soal sudah dihapus.",
  });
});

test.run();
