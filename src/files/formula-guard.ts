// Formula injection: a cell that starts with = + - @ tab or CR is run as a formula by the program that opens the file.
// Files that we write put an apostrophe before such text; files that we read lose it again, so that nothing changes
// on the way out and back. Text that already looks guarded gets one more, and loses one. A lone "-" is no formula for any
// program: it is how sheets say "none" or "not given".
const dangerous = /^'*[=+\-@\t\r]/u;
const guarded = /^'+[=+\-@\t\r]/u;

export function guardFormula(text: string): string {
  return text !== "-" && dangerous.test(text) ? `'${text}` : text;
}

export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}
