// A question's content in the order in which a sitting shows it. Device, results, replay and exports ask here, so that they agree.
import { createHmac } from "node:crypto";
import type { QuestionContent } from "../../../../../contract/questions/question-content.ts";
import {
  participantContent,
  shuffledBy,
  type MixList,
  type ParticipantContent,
} from "../../../../../domain/questions/participant-question.ts";
import type { Sitting } from "../sitting-state-query.ts";

type Shown = { id: string; content: QuestionContent; shuffle: boolean };
type Mixed = Pick<Sitting, "id" | "mixes_options" | "order_key">;

export function shownContent(
  { id, content, shuffle }: Shown,
  { id: sitting, mixes_options: mixes, order_key: key }: Mixed,
): ParticipantContent {
  // Sittings without a key began before there were any, and keep the order that they were shown.
  const order = key === null ? `${sitting} ${id}` : orderBy(key, id);
  return participantContent(content, order, shuffle && mixes);
}

/**
 * Each list by itself: whoever knows the true order of some lists learns nothing about the others, which a state of 32 bits for a whole
 * sitting would reveal.
 */
function orderBy(key: string, question: string): MixList {
  return (items, list) => shuffledBy(items, chancesOf(key, `${question} ${list}`));
}

/** 0 to below 1, as many as are asked for: the words of HMAC-SHA512 over the label and the number of the block. */
function chancesOf(key: string, label: string): () => number {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = createHmac("sha512", key).update(`${label} ${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4) / 2 ** 32;
  };
}
