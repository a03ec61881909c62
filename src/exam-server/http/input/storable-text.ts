// PostgreSQL keeps neither NUL nor half a character (a lone surrogate), and no person types them: they are refused where
// they stand, before anything is done with them.
const unstorable = /[\0\p{Cs}]/u;
/** How JSON writes them; UTF-8 itself has no way to. */
const escaped = /\\u(?:0000|d[89a-f])/iu;

export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The dotted path of the first text or name in what was parsed that cannot be stored; null when there is none. */
export function unstorablePlace(parsed: unknown, source: string): string | null {
  // Nearly always: nothing in it need be looked at.
  return escaped.test(source) ? unstorableIn(parsed) : null;
}

export function unstorableIn(parsed: unknown): string | null {
  const left: [path: string, value: unknown][] = [["", parsed]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && !isStorable(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return path;
      left.push([path === "" ? name : `${path}.${name}`, inner]);
    }
  }
  return null;
}
