// The browser's local storage: the key of remedial and enrichment programs (storage-keys.ts has the others).
/** Followed by the person: what they have written into programs and the server has not confirmed. */
export const unsentFollowUpsStoragePrefix = "exo.adm.follow-ups.";
