// What the analysis of a question bank can be asked for and set to. The schemas of the exam server and the forms of the console obey these bounds.

/** Exams that can be analysed together. */
export const maxSchedules = 200;

export const analysedBankSorts = [
  "kode",
  "nama",
  "subject",
  "schedules",
  "finished",
  "last_used",
] as const;

/** Least and most. Limits of p and D, and `nearly_all`, are in hundredths; `group` is in per cent; `length` is how many times the test is as long. */
export const analysisRuleBounds = {
  p: [1, 100],
  d: [-99, 100],
  large_from: [2, 10_000],
  group: [10, 50],
  fewest: [1, 1_000],
  length: [0.1, 10],
  nearly_all: [51, 100],
} as const;

export const maxRulesName = 60;
