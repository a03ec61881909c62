// PostgreSQL keeps neither NUL nor half a character (a lone surrogate), and no person types them: they are refused where
// they stand, before anything is done with them.
const unstorable = /[\0\p{Cs}]/u;
/** How JSON writes them; UTF-8 itself has no way to. */
const escaped = /\\u(?:0000|d[89a-f])/iu;

export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The dotted paths of the texts and names in what was parsed that cannot be stored. */
export function unstorablePlaces(parsed: unknown, source: string): string[] {
  // Nearly always: nothing in it need be looked at.
  return escaped.test(source) ? unstorableIn(parsed) : [];
}

export function unstorableIn(parsed: unknown): string[] {
  const places: string[] = [];
  const left: [path: string, value: unknown][] = [["", parsed]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && !isStorable(value)) places.push(path);
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (isStorable(name)) left.push([path === "" ? name : `${path}.${name}`, inner]);
      else places.push(path);
    }
  }
  return places;
}
