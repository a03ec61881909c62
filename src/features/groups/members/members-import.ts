// The import wizard's model for members, of one opened group or of many: what would change, and what of it is agreed to.
import { atom, computed } from "nanostores";
import {
  getGroupImport,
  importGroupMembers,
  matchGroupMembers,
  planGroupImport,
  type GroupImportPlan,
  type GroupImportResult,
  type GroupMemberRow,
  type GroupNumberRow,
} from "../../../contract/group-members.ts";
import type { Group } from "../../../contract/groups.ts";
import { call } from "../../../core/api.ts";
import { $groups } from "../group-lookups.ts";
import type { GroupContext } from "../../../sheets/groups/group-member-columns.ts";
import { createImport } from "../../../kit/sheet-import/create-import.ts";
import { startImportWorker } from "../../../kit/sheet-import/start-import-worker.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";

type Row = GroupMemberRow | GroupNumberRow;

export type PlanChoices = {
  /** Whoever is in another group moves. */
  move: boolean;
  /** The file is the whole membership of the groups that it names. */
  replace: boolean;
  createGroups: boolean;
};
export type PlanCounts = Record<GroupImportPlan["members"][number]["does"], number>;
export type PlanView = {
  plan: GroupImportPlan;
  choices: PlanChoices;
  counts: PlanCounts;
  /** How many participants saving would change. */
  written: number;
  /** Why it cannot be saved like this; null: it can. */
  blocked: "groups" | "nothing" | null;
};

export type MembersImport = ReturnType<typeof createMembersImport>;

const cautious: PlanChoices = { move: false, replace: false, createGroups: false };

export function createMembersImport(
  group: Pick<Group, "id"> | null,
  createWorker: () => WorkerLike = startImportWorker,
) {
  const $plan = atom<GroupImportPlan | null>(null);
  const $choices = atom<PlanChoices>(cautious);
  const group_id = group?.id ?? null;
  const wizard = createImport<Row, GroupContext, GroupImportResult>({
    kind: group ? "groupMembersByNumber" : "groupMembers",
    loadContext: async (signal) => ({ groups: await $groups.refresh({ signal }) }),
    async loadExisting(numbers, signal) {
      const { matches } = await call(matchGroupMembers, { no_ujian: numbers }, { signal });
      return matches.map(({ no_ujian, nama }) => ({ key: no_ujian, label: nama }));
    },
    async loadPlan(rows, signal) {
      const plan = await call(planGroupImport, { group_id, rows: [...rows] }, { signal });
      $plan.set(plan);
      // Agreed to was another plan.
      $choices.set(cautious);
      return plan.faults;
    },
    send({ importId, rows }, signal) {
      const { move, replace, createGroups } = $choices.get();
      const fingerprint = $plan.get()?.fingerprint ?? "";
      const choices = { move, replace, create_groups: createGroups };
      const input = { import_id: importId, group_id, fingerprint, rows, ...choices };
      return call(importGroupMembers, input, { signal });
    },
    findSent: ({ importId }, signal) => call(getGroupImport, { import_id: importId }, { signal }),
    createWorker,
  });
  return {
    wizard,
    $view: computed([$plan, $choices], (plan, choices) => plan && viewOf(plan, choices)),
    choose: (change: Partial<PlanChoices>) => $choices.set({ ...$choices.get(), ...change }),
    exit: () => wizard.exit(),
  };
}

function viewOf(plan: GroupImportPlan, choices: PlanChoices): PlanView {
  const counts: PlanCounts = { join: 0, move: 0, stay: 0, leave: 0 };
  for (const { does } of plan.members) counts[does] += 1;
  const written =
    counts.join + (choices.move ? counts.move : 0) + (choices.replace ? counts.leave : 0);
  const lacksGroups = plan.new_groups.length > 0 && !choices.createGroups;
  const isIdle = written === 0 && !(plan.new_groups.length > 0 && choices.createGroups);
  const blocked = lacksGroups ? "groups" : isIdle ? "nothing" : null;
  return { plan, choices, counts, written, blocked };
}
