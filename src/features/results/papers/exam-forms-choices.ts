// THE list of forms of an exam that are printed together ("map administrasi"), in the order of the table of contents. A further form is a line here,
// its name in form-papers-address-value.ts and its title in form-papers-messages.ts.
import type { PermissionCode } from "../../../contract/staff/permissions.ts";
import { lazy, type Load } from "../../../core/on-demand/lazy.ts";
import { formMakers } from "../../../form-makers.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import type { FormName } from "./form-papers-address-value.ts";

type ExamForm = {
  load: Load<FormMaker>;
  /** Of the event of the exam: there is none of an exam without one. */
  isOfEvent?: true;
  /** What it is fetched with; the screen itself needs that of results. */
  code?: PermissionCode;
};

export const examForms: Record<FormName, ExamForm> = {
  nilai: { load: lazy(() => import("../score-list/score-list-form.tsx"), "scoreListForm") },
  analisis: {
    load: lazy(() => import("../analysis/analysis-paper-form.tsx"), "analysisPaperForm"),
  },
  remedial: {
    load: lazy(() => import("../follow-up/follow-up-paper-form.tsx"), "remedialForm"),
  },
  pengayaan: {
    load: lazy(() => import("../follow-up/follow-up-paper-form.tsx"), "enrichmentForm"),
  },
  rekap: { load: lazy(() => import("./recap-form.tsx"), "recapForm") },
  leger: { ...formMakers.ledger, isOfEvent: true },
  hadir: { ...formMakers.attendance, isOfEvent: true },
  acara: { ...formMakers.minutes, isOfEvent: true },
};
