// For tests: a school with exams of two essays, of which one takes attachments.
import { questionOf } from "../questions/open-test-bank.ts";
import { openSittingSchool } from "./sitting-school.ts";

export async function openAttachmentSchool() {
  const school = await openSittingSchool();
  const plan = [{ type: 2, count: 2, weight: 100, policy: "mutlak", minus: 0 } as const];
  const { id: bank } = await school.addBank("ESAI", school.author, { plan });
  const own = questionOf(2);
  const content = JSON.parse(
    JSON.stringify(own.content).replace('"attachments":false', '"attachments":true'),
  );
  await school.add(
    "Esai dengan lampiran",
    { ...own, content, stem: "<p>Dengan lampiran</p>" },
    bank,
  );
  await school.add("Esai saja", { ...own, stem: "<p>Tulis saja</p>" }, bank);
  return {
    ...school,
    addEssayExam: (alias: string) => school.addExam(alias, { bank_ids: [bank] }),
    /** How many attachments the exam has. */
    async stored(exam: string): Promise<number> {
      const rows = await school.server.db
        .selectFrom("sitting_attachments as f")
        .innerJoin("sittings as s", "s.id", "f.sitting_id")
        .select("f.id")
        .where("s.schedule_id", "=", exam)
        .execute();
      return rows.length;
    },
  };
}
