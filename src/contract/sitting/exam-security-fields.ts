// The values of the settings of exam-security.ts.
import * as v from "valibot";
import { definitions, wholeNumber, yesOrNo } from "../institution/setting-values.ts";
import { examSecurityCodes, examSecurityDefaults } from "./exam-security.ts";

export const examSecurityFields = definitions(examSecurityDefaults, {
  [examSecurityCodes.singleDevice]: yesOrNo,
  [examSecurityCodes.browsers]: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== "", "Isi browser yang diizinkan, atau * untuk semua."),
  ),
  [examSecurityCodes.autoblock]: yesOrNo,
  [examSecurityCodes.maxLeave]: wholeNumber(0, 99),
  [examSecurityCodes.fullscreen]: yesOrNo,
  [examSecurityCodes.absenceTime]: yesOrNo,
});
