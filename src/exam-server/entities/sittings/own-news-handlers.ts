// A participant's device waits for what staff change.
import type { InferOutput } from "valibot";
import type * as contract from "../../../contract/sitting/own-news.ts";
import type { OwnNews } from "../../../contract/sitting/own-news.ts";
import type { HandlersOf, StagedCall } from "../../http/handler.ts";
import { sitterOf } from "../../http/handler.ts";
import { noteSeen } from "./sitting-presence-writing.ts";
import { ownSitting, stateOf } from "./sitting-state-query.ts";
import type { OwnSitting } from "./sitting-state-query.ts";

export const ownNewsHandlers: HandlersOf<typeof contract> = {
  awaitNews: { staged: awaitOwnNews },
};

async function awaitOwnNews(
  { id, mark, client_time: said }: InferOutput<typeof contract.awaitNews.input>,
  call: StagedCall,
): Promise<OwnNews> {
  const { sitterNews, now } = call.services;
  // Before it is read: what is committed after that wakes it.
  const waiting = sitterNews.wait(sitterOf(call).id, call.signal);
  try {
    const known = await ownSitting(id, call);
    await noteSeen(known, said, call);
    if (markOf(known) !== mark) return newsOf(known, call.at);
    await waiting.ended;
    return newsOf(await ownSitting(id, call), now());
  } finally {
    waiting.end();
  }
}

function newsOf(own: OwnSitting, at: Date): OwnNews {
  return { ...stateOf(own, at), mark: markOf(own) };
}

/** Everything whose change is news. */
function markOf({ sitting }: OwnSitting): string {
  const { id, status, deadline_at: deadline, extra_seconds: extra } = sitting;
  return [id, status, deadline?.getTime() ?? 0, extra].join(" ");
}
