// The browser's local storage: every key in one place, but for those of marking, which sign-in does without
// (marking/marking-storage-keys.ts). Only the token is a secret.
// The spec fixes that the token has one key but does not show it.
export const tokenStorageKey = "exo.adm.token";
export const languageStorageKey = "exo.adm.lang";
export const themeStorageKey = "exo.adm.theme";
/** Followed by a screen's name: rows per page, columns, and the like. */
export const preferenceStoragePrefix = "exo.adm.pref.";
export const institutionStorageKey = "exo.adm.institution";
/** Followed by the person: the screens that they opened lately. */
export const recentScreensStoragePrefix = "exo.adm.recent.";
export const bottomBarStorageKey = "exo.adm.bar";
/** Whether the side strip is folded; ".work" follows for the screens where one works for a while. */
export const sideStripStorageKey = "exo.adm.strip";
/** Followed by person, bank and question: what of a question is written and not saved. */
export const questionDraftStoragePrefix = "exo.adm.draft.";
/** Followed by the person: what is typed in conversations and not sent. */
export const chatDraftsStoragePrefix = "exo.adm.chat-drafts.";
/** Followed by the person: what was written and not sent when the tab was closed. */
export const leftMessagesStoragePrefix = "exo.adm.left-messages.";
/** In the tab's session storage: a dialog or an action was waited for when the page was left. */
export const lostWishStorageKey = "exo.adm.lost-wish";
/** In the tab's session storage, followed by the person: messages that are written and not sent. */
export const unsentMessagesStoragePrefix = "exo.adm.unsent.";
