// The files of languages other than Indonesian, one for each room of the console. A group is a list, its mark before its
// texts (text-order.ts); one that is keyed by sentences is an object (faults/sentence-mark.ts). Fetched by whoever speaks such a language.
import type { ComponentsJSON } from "@nanostores/i18n";
import { textOrder } from "./text-order.ts";

type File = Record<string, unknown>;
type Bases = Readonly<Record<string, unknown>>;

const files = new Map<string, Promise<File>>();

/** `bases`: the Indonesian texts of each group that the code fetched so far has brought. */
export async function fetchGroups(
  code: string,
  groups: readonly string[],
  bases: Bases,
): Promise<ComponentsJSON[]> {
  const rooms = new Set(groups.map((group) => group.split("/", 1)[0] ?? group));
  return Promise.all(
    [...rooms].map(async (room) => {
      const found = namedTexts(await fetchFile(`${__BASE__}i18n/${code}/${room}.json`), bases);
      // The library would wait for ever for a room of which it is answered nothing.
      return { [`${room}/`]: {}, ...found };
    }),
  );
}

/** Once; what was out of reach is asked for again. */
function fetchFile(address: string): Promise<File> {
  const known = files.get(address);
  if (known) return known;
  const fetched = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json() as Promise<File>;
    })
    .catch((): File => {
      // Out of reach or not JSON: the Indonesian texts stand, and the next screen asks again.
      files.delete(address);
      return {};
    });
  files.set(address, fetched);
  return fetched;
}

/** Groups that nothing has brought yet are left for later, those of other names for good. */
function namedTexts(file: File, bases: Bases): ComponentsJSON {
  const found = Object.entries(file).flatMap(([group, texts]) => {
    if (!Array.isArray(texts)) return [[group, texts]];
    const { names, mark } = textOrder(Object.keys(Object(bases[group])));
    const [ownMark, ...own] = texts as unknown[];
    if (mark !== ownMark || names.length !== own.length) return [];
    return [[group, Object.fromEntries(names.map((name, at) => [name, own[at]]))]];
  });
  return Object.fromEntries(found) as ComponentsJSON;
}
