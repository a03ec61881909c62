import {
  answerMessages,
  type Answerers,
  type AsyncAnswerers,
  type Questions,
  type WorkerLike,
} from "../files/worker-link.ts";

/** The same answerers as in a worker, beside the page. */
export function createLocalWorker<Q extends Questions>(
  answerers: Answerers<Q> | AsyncAnswerers<Q>,
): WorkerLike {
  let open = true;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate() {
      open = false;
    },
    postMessage(message, transfer) {
      const sent: unknown = structuredClone(message, { transfer });
      setTimeout(() => {
        if (open) answer(sent);
      });
    },
  };
  const answer = answerMessages(answerers, (reply, transfer) => {
    const data: unknown = structuredClone(reply, { transfer });
    setTimeout(() => {
      if (open) worker.onmessage?.(new MessageEvent("message", { data }));
    });
  });
  return worker;
}
