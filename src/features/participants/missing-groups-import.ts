// The import of participants without its looks: groups that the file names and the school lacks, and whether they are to be
// made.
import { atom } from "nanostores";
import { groupPathSeparator } from "../../contract/groups.ts";
import {
  getParticipantImport,
  importParticipants,
  matchParticipants,
  type ParticipantImportRow,
} from "../../contract/participants.ts";
import { newGroupCode } from "../../sheets/participants/new-group-code.ts";
import type { ParticipantContext } from "../../sheets/participants/participant-columns.ts";
import { $groups, $majors, $religions } from "./participant-lookups.ts";

export type MissingGroups = { paths: readonly string[]; isAgreed: boolean };

/** What the wizard asks, and what was found out and agreed to meanwhile. */
export function createParticipantImport() {
  const $missing = atom<MissingGroups>({ paths: [], isAgreed: false });
  return {
    $missing,
    /** Nothing of it goes on after the dialog. */
    exit() {},
    agree: (isAgreed: boolean) => $missing.set({ ...$missing.get(), isAgreed }),
    records: {
      kind: "participants" as const,
      match: matchParticipants,
      send: importParticipants,
      find: getParticipantImport,
      keysOf: (numbers: string[]) => ({ no_ujian: numbers }),
      existingOf: ({ no_ujian, nama }: { no_ujian: string; nama: string }) => ({
        key: no_ujian,
        label: nama,
      }),
      loadContext,
      loadLists: loadContext,
      needsPlan: ({ groups }: { groups: readonly { code: string }[] }) =>
        groups.some(({ code }) => code === newGroupCode),
      async loadPlan(rows: readonly ParticipantImportRow[], signal: AbortSignal) {
        const known = await $groups.refresh({ signal });
        // Agreed to were other groups.
        $missing.set({ paths: missingPaths(rows, known), isAgreed: false });
        return [];
      },
      agreed: () => {
        const { paths, isAgreed } = $missing.get();
        return { create_groups: isAgreed && paths.length > 0 };
      },
    },
  };
}

/** Rows say the whole path of what they mean; groups above it that are missing are made, too. */
function missingPaths(
  rows: readonly ParticipantImportRow[],
  groups: readonly { path: string }[],
): string[] {
  const known = new Set(groups.map(({ path }) => path.toLowerCase()));
  const missing = new Map<string, string>();
  for (const { group } of rows) {
    const names = group ? group.split(groupPathSeparator) : [];
    for (const at of names.keys()) {
      const path = names.slice(0, at + 1).join(groupPathSeparator);
      const key = path.toLowerCase();
      if (!known.has(key) && !missing.has(key)) missing.set(key, path);
    }
  }
  return [...missing.values()];
}

export async function loadContext(signal: AbortSignal): Promise<ParticipantContext> {
  const [majors, religions, groups] = await Promise.all([
    $majors.refresh({ signal }),
    $religions.refresh({ signal }),
    $groups.refresh({ signal }),
  ]);
  return { majors, religions, groups };
}
