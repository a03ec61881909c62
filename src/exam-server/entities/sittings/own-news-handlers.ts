// A participant's device waits for what staff change.
import type { InferOutput } from "valibot";
import type * as contract from "../../../contract/sitting/own-news.ts";
import type { OwnNews } from "../../../contract/sitting/own-news.ts";
import type { HandlersOf, StagedCall } from "../../http/handler.ts";
import { sitterOf } from "../../http/handler.ts";
import { latestOwnSeq } from "../chat/own-inbox-query.ts";
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
    const known = await readNews(id, call);
    await noteSeen(known.own, said, call);
    await noteShown(known.own, shown, call);
    if (known.news.mark !== mark) return await handOut(known, call);
    await waiting.ended;
    const later = { ...call, at: now() };
    return await handOut(await readNews(id, later), later);
  } finally {
    waiting.end();
  }
}

type News = { own: OwnSitting; news: OwnNews };

async function readNews(id: string, call: StagedCall): Promise<News> {
  const own = await ownSitting(id, call);
  const message_seq = await latestOwnSeq(id, sitterOf(call).id, call.db);
  return { own, news: { ...stateOf(own, call.at), message_seq, mark: markOf(own, message_seq) } };
}

async function handOut({ own, news }: News, call: StagedCall): Promise<OwnNews> {
  await noteDelivered(own, call);
  return news;
}

/** Everything whose change is news. */
function markOf({ sitting }: OwnSitting, messageSeq: number): string {
  const { id, status, deadline_at: deadline, extra_seconds: extra } = sitting;
  return [id, status, deadline?.getTime() ?? 0, extra, messageSeq].join(" ");
}
