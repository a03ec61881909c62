// How the address of check.answer says how answers are marked: typed in from paper, or participant after participant.
export const typingQuery = { cara: "ketik" };
export const participantQuery = { cara: "peserta" };
