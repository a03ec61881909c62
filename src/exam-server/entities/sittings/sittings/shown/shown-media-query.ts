// The pictures and sounds that a participant's questions name. The device fetches them all before it shows the first question.
import type { InferOutput } from "valibot";
import { mediaAddress } from "../../../../../contract/questions/media.ts";
import type {
  shownMedia,
  ShownQuestion,
  shownReference,
} from "../../../../../contract/sitting/own-sitting.ts";
import type { Db } from "../../../../database/database.ts";

type Shown = {
  references: readonly InferOutput<typeof shownReference>[];
  questions: readonly Pick<ShownQuestion, "stem" | "payload" | "audio">[];
};

/** In the order of the questions; each once. */
export async function shownMediaOf(
  { references, questions }: Shown,
  db: Db,
): Promise<InferOutput<typeof shownMedia>[]> {
  // Without the answers: an essay may name anything.
  const shown = questions.map(({ stem, payload, audio }) => [audio, stem, payload]);
  const ids = idsIn(JSON.stringify([shown, references]));
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom("media")
    .select(["id", "mime", "size"])
    .where("id", "in", ids)
    .execute();
  const byId = new Map(found.map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = byId.get(id);
    return file ? [{ ...file, path: mediaAddress(id) }] : [];
  });
}

/** By address in HTML, by id in fields. Quotation marks within a text are escaped in JSON, so that no text looks like a field. */
function idsIn(json: string): string[] {
  const named = json.matchAll(/(?:\/storage\/media\/|"(?:media_id|audio_id)":")([\w-]{1,64})/gu);
  return [...new Set([...named].map(([, id = ""]) => id))];
}
