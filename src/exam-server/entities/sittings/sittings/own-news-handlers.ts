// A participant's device waits for what staff change.
import type { InferOutput } from "valibot";
import type { ownNewsEndpoints } from "../../../../contract/endpoints/sitting/own-news-endpoints.ts";
import type { OwnNews } from "../../../../contract/sitting/own-news.ts";
import { sitterOf, type HandlersOf, type StagedCall } from "../../../http/handler.ts";
import { sessionEnded } from "../../../http/refusal.ts";
import { refuseIfStopped } from "../../../security/participant-state.ts";
import { findSitterOf } from "../../../security/participant-tokens.ts";
import { noteDelivered, noteSeen, noteShown } from "./sitting-presence-writing.ts";
import { ownSitting, stateOf, type ReadSitting } from "./sitting-state-query.ts";

export const ownNewsHandlers: HandlersOf<typeof ownNewsEndpoints> = {
  awaitNews: { staged: awaitOwnNews },
};

async function awaitOwnNews(
  {
    id,
    mark,
    client_time: said,
    shown_extra: shown,
  }: InferOutput<typeof ownNewsEndpoints.awaitNews.input>,
  call: StagedCall,
): Promise<OwnNews> {
  const { sitterNews, now } = call.services;
  // Before it is read: what is committed after that wakes it.
  const waiting = sitterNews.wait(sitterOf(call).id, call.signal);
  try {
    const known = await sitterNews.inTurn(async () => {
      const read = await readNews(id, call);
      await noteSeen(read.own, said, call);
      await noteShown(read.own, shown, call);
      return read;
    });
    if (known.news.mark !== mark) return known.news;
    const isWoken = await waiting.ended;
    if (!isWoken) return { ...known.news, ...stateOf(known.own, now()) };
    return await sitterNews.inTurn(async () => {
      const woken = { ...call, at: now() };
      await refuseIfEnded(woken);
      return (await readNews(id, woken)).news;
    });
  } finally {
    waiting.end();
  }
}

/** What has woken the call may have signed the participant out, or blocked them. @throws Refusal */
async function refuseIfEnded(call: StagedCall): Promise<void> {
  const sitter = await findSitterOf(call.db, sitterOf(call).token, call.at);
  if (!sitter) throw sessionEnded();
  refuseIfStopped(sitter);
}

type News = { own: ReadSitting; news: OwnNews };

async function readNews(id: string, call: StagedCall): Promise<News> {
  const own = await ownSitting(id, call);
  await noteDelivered(own, call);
  const { messageSeq: message_seq, resultSeq: result_seq } = own;
  const news = { ...stateOf(own, call.at), message_seq, result_seq, mark: markOf(own) };
  return { own, news };
}

/** Everything whose change is news. */
function markOf({ exam, sitting, messageSeq, resultSeq }: ReadSitting): string {
  const { id, status, deadline_at: deadline, extra_seconds: extra } = sitting;
  const stopped = exam.stopped_at?.getTime() ?? 0;
  return [id, status, deadline?.getTime() ?? 0, stopped, extra, messageSeq, resultSeq].join(" ");
}
