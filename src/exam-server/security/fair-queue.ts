// Work of many senders, so much of it at once. Senders take turns: however much one of them sends, the others wait for one
// piece of it. Lanes go first to last; every fourth piece comes from the last lane with work, so that no lane stands still.

/** `lane`: from 0. */
export type QueuePlace = { who: string; lane?: number };

export type FairQueue = {
  /** Null when the lane is full: the work is not done. */
  take<Result>(place: QueuePlace, work: () => Promise<Result>): Promise<Result> | null;
  /** Nothing waits and nothing is under way. */
  isIdle(): boolean;
};

type Start = () => void;
type Lane = {
  length: number;
  /** In the order of turns. */
  senders: Map<string, Start[]>;
};

const lastLaneEvery = 4;

/** @param mostWaiting in each lane */
export function createFairQueue({
  atOnce = 1,
  lanes: count = 1,
  mostWaiting = Infinity,
} = {}): FairQueue {
  const lanes: Lane[] = Array.from({ length: count }, () => ({ length: 0, senders: new Map() }));
  let underWay = 0;
  let started = 0;

  function startNext(): void {
    while (underWay < atOnce) {
      const waiting = lanes.filter(({ length }) => length > 0);
      const lane = (started + 1) % lastLaneEvery === 0 ? waiting.at(-1) : waiting[0];
      if (!lane) return;
      started += 1;
      underWay += 1;
      takeFrom(lane)();
    }
  }

  return {
    take<Result>({ who, lane: at = 0 }: QueuePlace, work: () => Promise<Result>) {
      const lane = lanes[at]!;
      if (lane.length >= mostWaiting) return null;
      const result = new Promise<Result>((settle, refuse) => {
        const start = () => {
          // Work that throws at once fails like any other.
          const done = Promise.resolve().then(work);
          const end = () => {
            underWay -= 1;
            startNext();
          };
          done.then(settle, refuse).finally(end);
        };
        const own = lane.senders.get(who);
        if (own) own.push(start);
        else lane.senders.set(who, [start]);
        lane.length += 1;
      });
      startNext();
      return result;
    },
    isIdle: () => underWay === 0 && lanes.every(({ length }) => length === 0),
  };
}

/** The first piece of the sender whose turn it is, who then waits behind all others. */
function takeFrom(lane: Lane): Start {
  const [who, starts] = lane.senders.entries().next().value!;
  const start = starts.shift()!;
  lane.senders.delete(who);
  if (starts.length > 0) lane.senders.set(who, starts);
  lane.length -= 1;
  return start;
}
