// The browser's local storage: the keys of marking (storage-keys.ts has the others).
/** Followed by the person: what they have marked and the server has not confirmed. */
export const unsentMarksStoragePrefix = "exo.adm.unsent-marks.";
/** Followed by the person and a tab: which answers that tab has at hand to be marked. */
export const tabAnswersStoragePrefix = "exo.adm.tab-answers.";
/** The page for marking without a network stores encrypted marks under this prefix, followed by the file's id and the answer's code. */
export const offlineMarksStoragePrefix = "exo.marks.";
