// Marks of the quizzes by which Moodle tests its own statistics, and the figures that it expects, as facts: the tables of
// mod/quiz/report/statistics/tests/fixtures (results00.csv, qstats00.csv; mdl_question_states.csv with statistics_test.php), which were worked out in a
// spreadsheet. A third is written there as 0.3333333.

/** 25 attempts of seven questions of 1 point. */
export const smallQuiz: readonly string[] = [
  "1 1 1 1 1 0 1",
  "1 1 1 1 0.5 1 0",
  "1 1 1 1 0.5 0 1",
  "0 0 1 1 1 0 0",
  "1 0 1 0 0 1 0.5",
  "1 1 1 1 0.5 0 0.5",
  "0 1 1 1 0.5 1 0.5",
  "1 1 1 0 0.5 1 0.5",
  "1 0 1 1 1 1 1",
  "0 1 1 0 0.5 1 0.5",
  "0.8 0 1 1 0.5 1 0.5",
  "1 1 1 0 0.5 1 1",
  "1 0 1 1 0.5 1 0.5",
  "1 0 1 1 1 0 0.5",
  "0 0 1 1 0 1 1",
  "1 0 1 0 0.5 1 1",
  "0.8 0 1 1 0.5 0 1",
  "1 0 1 1 0 1 0.5",
  "1 0 1 1 0.5 0 0.5",
  "0 1 1 0 0.5 1 0",
  "1 1 1/3 1 0.5 0 0.5",
  "1 1 1 0 0.5 0 0.5",
  "1 1 1 1 0 1 0.5",
  "0 0 1 0 0.5 1 1",
  "0 0 1 1 1 1 1",
];

/** 22 attempts. Of the 20 questions the first seven earn nobody anything; three of these, the fifth to the seventh, have a maximum of 0. */
export const largeQuizMaxima: readonly number[] = [
  1, 1, 1, 1, 0, 0, 0, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
];

/** The marks of the 8th to the 20th question, as the file lists them: 8 to 12, 19, 20, 17, 18, 14, 15, 16, 13. */
const largeQuizListed: readonly string[] = [
  "5.5 .3 .9 1 .3 0 1 1 0 0 0 1 1",
  "1 .9 .9 .3 .3 0 1 0 1 0 0 1 1",
  "2.5 1 .9 .3 1 1 1 1 1 0 1 1 0",
  "4 .3 .9 1 .3 0 1 1 0 0 0 0 0",
  "3 .9 .3 .9 1 1 0 1 1 1 0 0 0",
  "4.5 .9 1 1 .9 0 0 0 0 1 1 1 0",
  "3 .3 .3 .3 .3 1 1 1 1 0 1 1 1",
  "6 .9 .9 1 .3 0 1 1 0 1 1 1 0",
  ".5 .9 1 .9 .3 0 1 1 1 1 1 0 0",
  "5.5 .9 1 .9 .3 0 0 1 0 1 0 0 1",
  "2.5 .9 1 1 .9 0 1 1 0 1 0 0 0",
  "4 .9 .3 .9 1 0 1 1 1 1 1 1 0",
  "4 .9 .3 .3 1 1 0 0 1 1 1 0 1",
  "3 1 1 .3 1 1 0 1 1 1 0 1 0",
  "1 1 .9 .3 .3 0 0 0 0 0 1 0 1",
  "1 .3 .3 .3 .9 0 1 0 0 0 0 1 0",
  "1.5 1 .3 .9 1 0 0 1 0 1 0 1 1",
  "4 .9 1 .9 1 0 0 0 1 1 1 1 0",
  "2 .9 .9 .3 .9 0 0 0 0 1 0 0 0",
  "1 1 .3 .3 .3 0 0 1 0 1 1 0 0",
  "6 .9 1 1 .9 1 1 0 0 0 0 1 0",
  "7 .9 .3 .3 .3 0 0 1 1 0 1 1 1",
];
const listedAt = [8, 9, 10, 11, 12, 19, 20, 17, 18, 14, 15, 16, 13];

/** By question, from the first to the 20th. */
export const largeQuiz: readonly (readonly string[])[] = largeQuizListed.map((line) => {
  const row = Array.from({ length: largeQuizMaxima.length }, () => "0");
  for (const [place, mark] of line.split(" ").entries()) row[listedAt[place]! - 1] = mark;
  return row;
});
