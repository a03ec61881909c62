// A participant's device waits for what staff change.
import type { InferOutput } from "valibot";
import type * as contract from "../../../contract/sitting/own-news.ts";
import type { OwnNews } from "../../../contract/sitting/own-news.ts";
import type { Call, HandlersOf, StagedCall } from "../../http/handler.ts";
import { sitterOf } from "../../http/handler.ts";
import { noteDelivered, noteSeen, noteShown } from "./sitting-presence-writing.ts";
import { ownSitting, stateOf } from "./sitting-state-query.ts";
import type { OwnSitting } from "./sitting-state-query.ts";

export const ownNewsHandlers: HandlersOf<typeof contract> = {
  awaitNews: { staged: awaitOwnNews },
};

async function awaitOwnNews(
  { id, mark, client_time: said, shown_extra: shown }: InferOutput<typeof contract.awaitNews.input>,
  call: StagedCall,
): Promise<OwnNews> {
  const { sitterNews, now } = call.services;
  // Before it is read: what is committed after that wakes it.
  const waiting = sitterNews.wait(sitterOf(call).id, call.signal);
  try {
    const known = await ownSitting(id, call);
    await noteSeen(known, said, call);
    await noteShown(known, shown, call);
    if (markOf(known) !== mark) return await newsOf(known, call);
    await waiting.ended;
    return await newsOf(await ownSitting(id, call), { ...call, at: now() });
  } finally {
    waiting.end();
  }
}

async function newsOf(own: OwnSitting, call: Pick<Call, "db" | "at" | "sitter">): Promise<OwnNews> {
  await noteDelivered(own, call);
  return { ...stateOf(own, call.at), mark: markOf(own) };
}

/** Everything whose change is news. */
function markOf({ sitting }: OwnSitting): string {
  const { id, status, deadline_at: deadline, extra_seconds: extra } = sitting;
  return [id, status, deadline?.getTime() ?? 0, extra].join(" ");
}
