// Sends the acts of a confirmed plan, call after call. After a failure it goes on where it stopped; what the server says in the end is
// compared with the file.
import type { MarkingAct } from "../../../../contract/marking/marks.ts";
import type { MarkPlan } from "../../../../domain/marking/files/mark-plan.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { actsOf, sendNext, type SentActs } from "./mark-import-sending.ts";
import type { OpenedMarkFile } from "./mark-plan-state.ts";

type DeliveryOptions = {
  unit: UnitKey;
  markerId: string;
  opened: OpenedMarkFile;
  onProgress(done: number, total: number): void;
};
export type MarkDelivery = ReturnType<typeof createMarkDelivery>;

/** An act that did not count, because the person has withdrawn what it had stored, is sent once more as another. */
const maxRounds = 2;

export function createMarkDelivery(
  plan: MarkPlan,
  included: ReadonlySet<string>,
  { unit, markerId, opened, onProgress }: DeliveryOptions,
) {
  const actsFor = (some: MarkPlan, codes: ReadonlySet<string>, round: number): MarkingAct[] =>
    actsOf(some, codes, {
      fileId: opened.fileId(),
      rubricVersion: opened.rubricVersion(),
      unit,
      round,
    });
  let acts = actsFor(plan, included, 0);
  const total = acts.length;
  const sent: SentActs = { refused: [], conflicts: [] };
  let [done, round] = [0, 0];

  /** Whether the server does not show marks that it has confirmed: it knew those acts from before. */
  function beginsAgain(): boolean {
    const refused = new Set(sent.refused.flatMap(({ codes }) => codes));
    const isOpen = ({ code }: { code: string }) => !refused.has(code);
    const now = opened.plan();
    const [fresh, changed] = [now.fresh.filter(isOpen), now.changed.filter(isOpen)];
    if (round + 1 >= maxRounds || fresh.length + changed.length === 0) return false;
    round += 1;
    done = 0;
    acts = actsFor({ ...now, fresh, changed, conflicts: [], flags: [] }, new Set(), round);
    return true;
  }

  return {
    /** @throws ServerError when a call fails; called again, it goes on. */
    async run(): Promise<{ stored: number; sent: SentActs }> {
      do {
        while (done < acts.length) {
          onProgress(Math.min(done, total), total);
          const { to, refused, conflicts } = await sendNext(unit, markerId, acts, done);
          done = to;
          sent.refused.push(...refused);
          sent.conflicts.push(...conflicts);
        }
        onProgress(total, total);
        await opened.fetchAgain();
      } while (beginsAgain());
      return { stored: total - sent.refused.length, sent };
    },
    progress: () => ({ done: Math.min(done, total), total }),
  };
}
