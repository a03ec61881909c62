// The files of languages other than Indonesian: one for each room of the console, which is the first word of a group's name
// ("participants/history" is in participants.json). Fetched by whoever speaks such a language.
import type { ComponentsJSON } from "@nanostores/i18n";

const files = new Map<string, Promise<ComponentsJSON>>();

export async function fetchGroups(
  code: string,
  groups: readonly string[],
): Promise<ComponentsJSON[]> {
  const rooms = new Set(groups.map((group) => group.split("/", 1)[0] ?? group));
  return Promise.all(
    [...rooms].map(async (room) => ({
      // The library would wait for ever for a room of which it is answered nothing.
      [`${room}/`]: {},
      ...(await fetchFile(`${__BASE__}i18n/${code}/${room}.json`)),
    })),
  );
}

/** Once; what was out of reach is asked for again. */
function fetchFile(address: string): Promise<ComponentsJSON> {
  const known = files.get(address);
  if (known) return known;
  const fetched = fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.json() as Promise<ComponentsJSON>;
    })
    .catch((): ComponentsJSON => {
      // Out of reach or not JSON: the Indonesian texts stand, and the next screen asks again.
      files.delete(address);
      return {};
    });
  files.set(address, fetched);
  return fetched;
}
