// Forms on paper that one feature makes of an exam and another one prints among its own ("map administrasi"). Features never import one another: like
// routes.ts this table has nothing but import(). `code`: the permission without which the server refuses what the form is made of.
import type { PermissionCode } from "./contract/staff/permissions.ts";
import { lazy, type Load } from "./core/on-demand/lazy.ts";
import type { FormMaker } from "./kit/print/sheets/form-paper.ts";

export type LentForm = { code: PermissionCode; load: Load<FormMaker> };

// prettier-ignore
export const formMakers: Record<"ledger" | "attendance" | "minutes", LentForm> = {
  ledger: { code: "0019A", load: lazy(() => import("./features/ledger/paper/class-ledger-form.tsx"), "classLedgerForm") },
  attendance: { code: "0021A", load: lazy(() => import("./features/documents/papers/sheets/exam-papers-form.tsx"), "attendanceForm") },
  minutes: { code: "0021A", load: lazy(() => import("./features/documents/papers/sheets/exam-papers-form.tsx"), "minutesForm") },
};
