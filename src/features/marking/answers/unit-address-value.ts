// How the address of check.answer says that marks are typed in from paper.
export const typingQuery = { cara: "ketik" };
