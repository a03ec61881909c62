// Moodle keeps the task and the text with blanks, or the task and the statement, in one: our writers put the task into a
// <div class="tugas">, so that our readers find it again.

const task = /^\s*<div class="tugas">([\s\S]*?)<\/div>\s*/u;

/** `stem` is empty when the text has no task of its own. */
export function stemAndText(html: string): { stem: string; text: string } {
  const [whole = "", stem = ""] = task.exec(html) ?? [];
  return { stem, text: html.slice(whole.length) };
}

/** @param usual the stem that a reader supplies by itself */
export function withStem(stem: string, text: string, usual: string): string {
  return stem === usual || stem === "" ? text : `<div class="tugas">${stem}</div>${text}`;
}
