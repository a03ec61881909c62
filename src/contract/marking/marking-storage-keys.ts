// The browser's local storage: the keys of marking (storage-keys.ts has the others).
/** Followed by the person: what they have marked and the server has not confirmed. */
export const unsentMarksStoragePrefix = "exo.adm.unsent-marks.";
/** Followed by the person and a tab: which answers that tab has at hand to be marked. */
export const tabAnswersStoragePrefix = "exo.adm.tab-answers.";
/** Used by the page for marking without a network; followed by the id of the file and an answer's code. Holds the encrypted marks. */
export const offlineMarksStoragePrefix = "exo.marks.";
