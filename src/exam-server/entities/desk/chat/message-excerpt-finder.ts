// The part of a message where something was found, on one line.

/** How many characters stand before and after what was found. */
const charactersBefore = 40;
const charactersAfter = 100;

/** Where letters change their number in lower case, what was found may not be told: then the beginning is shown. */
export function excerptAround(body: string, searched: string) {
  const text = body.replace(/\s+/gu, " ");
  const lower = text.toLowerCase();
  const wanted = searched.normalize("NFC").replace(/\s+/gu, " ").toLowerCase();
  const at = lower.length === text.length ? lower.indexOf(wanted) : -1;
  if (at === -1) {
    return { before: "", found: "", after: endCut(text, charactersBefore + charactersAfter) };
  }
  const end = at + wanted.length;
  return {
    before: startCut(text.slice(0, at)),
    found: text.slice(at, end),
    after: endCut(text.slice(end), charactersAfter),
  };
}

/** Between words where there is a space, and never within a character. */
function startCut(text: string): string {
  const characters = [...text];
  if (characters.length <= charactersBefore) return text;
  const part = characters.slice(-charactersBefore).join("");
  const space = part.indexOf(" ");
  return `…${space === -1 || space === part.length - 1 ? part : part.slice(space + 1)}`;
}

function endCut(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}
