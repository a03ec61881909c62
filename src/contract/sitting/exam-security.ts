// What the school's security says of exams: settings of the package SECURITY (settings.ts), for all schedules that say nothing
// else. The console fetches them by their codes.
export const examSecurityCodes = {
  /** Y: who is signed in on one device signs in on another only after staff have reset it. */
  singleDevice: "EXAM_SINGLE_DEVICE",
  /** One text per line of which the browser's name must contain one; * is any. */
  browsers: "EXAM_BROWSERS",
  /** Y: whoever leaves the page too often is blocked. */
  autoblock: "EXAM_AUTOBLOCK",
  /** How often one may leave. */
  maxLeave: "EXAM_MAX_LEAVE",
  /** Y: exams are sat in full screen, and leaving it blocks. */
  fullscreen: "EXAM_FULLSCREEN",
  /** Y: participants at work get back the time during which no server was running. */
  absenceTime: "EXAM_ABSENCE_TIME",
} as const;

export const examSecurityDefaults: Record<string, string> = {
  [examSecurityCodes.singleDevice]: "Y",
  [examSecurityCodes.browsers]: "*",
  [examSecurityCodes.autoblock]: "Y",
  [examSecurityCodes.maxLeave]: "3",
  [examSecurityCodes.fullscreen]: "N",
  [examSecurityCodes.absenceTime]: "Y",
};
