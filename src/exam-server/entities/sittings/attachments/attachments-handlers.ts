// A participant uploads photos and PDFs for essays. Rights and bounds are checked before a byte is read.
import type { InferOutput } from "valibot";
import type { ownAttachmentEndpoints } from "../../../../contract/endpoints/sitting/own-attachment-endpoints.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import {
  sitterOf,
  uploadOf,
  type Call,
  type HandlersOf,
  type StagedCall,
} from "../../../http/handler.ts";
import { notFound, Refusal } from "../../../http/refusal.ts";
import { ownSitting, refuseIfNotAtWork, stateOf } from "../sittings/sitting-state-query.ts";
import { checkedAttachment, readAttachment, storeAttachment } from "./attachments-store.ts";

type Upload = InferOutput<typeof ownAttachmentEndpoints.uploadAttachment.input>;

export const attachmentsHandlers: HandlersOf<typeof ownAttachmentEndpoints> = {
  uploadAttachment: {
    staged: upload,
  },

  getOwnAttachment: {
    async read({ id, attachment_id: attachment }, call) {
      const own = await ownSitting(id, call);
      refuseIfNotAtWork(own, call);
      return readAttachment(own.sitting.id, attachment, call.db);
    },
  },
};

/** Files are in memory while they are received: forty of them are 120 MB. */
const maxReceiving = 40;
const crowdedSeconds = 5;
const receiving = new Set<string>();

async function upload(input: Upload, call: StagedCall) {
  const { id, attachment_id, question_id: question } = input;
  const before = await ownSitting(id, call);
  refuseIfNotAtWork(before, call);
  if (!(await takesAttachments(before.sitting.id, question, call))) throw notFound("Soal");
  const checked = checkedAttachment(await received(call));
  return call.inTransaction(async (inner) => {
    const own = await ownSitting(id, inner, true);
    refuseIfNotAtWork(own, inner);
    const place = { sitting: own.sitting.id, question, id: attachment_id };
    const stored = await storeAttachment(place, checked, inner);
    return { ...stateOf(own, inner.at), attachment_id, ...stored };
  });
}

async function takesAttachments(
  sitting: string,
  question: string,
  { db, services }: Call,
): Promise<boolean> {
  const shown = await services.questionVersions.ofSitting(sitting, db);
  const [version] = await services.questionVersions.read(
    shown.filter(({ question_id: id }) => id === question),
    db,
  );
  return version?.content.type === 2 && version.content.payload.attachments;
}

/** One at a time for each participant. @throws Refusal, 29 */
async function received(call: Call): Promise<Uint8Array> {
  const { id } = sitterOf(call);
  if (receiving.has(id) || receiving.size >= maxReceiving) {
    throw new Refusal(
      responseCodes.tooManyRequests,
      "Server sedang menerima banyak lampiran. Tunggu sebentar.",
      null,
      { retryAfter: crowdedSeconds },
    );
  }
  receiving.add(id);
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of uploadOf(call)) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  } finally {
    receiving.delete(id);
  }
}
