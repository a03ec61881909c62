// One participant's photo: chosen and seen, sent or taken away once it is saved. What is chosen is made small at once.
import { guardedUpload } from "../../../core/uploads/guarded-upload.ts";
import * as v from "valibot";
import {
  removeParticipantPhoto,
  setParticipantPhoto,
  type ParticipantPhoto,
} from "../../../contract/participant-photos.ts";
import type { Participant } from "../../../contract/participants.ts";
import { call } from "../../../core/api.ts";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";
import { photoFaultText } from "./photo-fault-text.ts";
import { shrinkPhoto, type ShrinkPhoto } from "./photo-media.ts";

/** The address of what is seen: the server's, or of what was chosen; empty: nothing. */
type Values = { photo: string };

export type PhotoFormModel = ReturnType<typeof createPhotoFormModel>;

export function createPhotoFormModel(
  { id, foto }: Pick<Participant, "id" | "foto">,
  shrink: ShrinkPhoto = shrinkPhoto,
) {
  const chosen = new Map<string, Blob>();
  let latest = 0;
  const record = createRecordForm<Values, Values, ParticipantPhoto>({
    original: { foto },
    blank: { photo: "" },
    schema: v.object({ photo: v.string() }),
    valuesOf: (stored) => ({ photo: stored.foto ?? "" }),
    // An address is nothing to read: whether there is one.
    shown: (stored) => ({ photo: stored.foto === null ? "" : "true" }),
    async save(base, { photo }) {
      const input = { id, replaces: base?.foto ?? "" };
      const file = chosen.get(photo);
      if (file) await guardedUpload(call(setParticipantPhoto, input, { file }));
      else if (photo === "" && input.replaces !== "") await call(removeParticipantPhoto, input);
    },
  });
  const { form } = record;
  const forget = () => chosen.forEach((_file, address) => URL.revokeObjectURL(address));

  /** A refused file leaves what was there, and says why. The latest one chosen is meant, however long it takes. */
  async function choose(file: Blob): Promise<void> {
    const turn = ++latest;
    try {
      const small = await shrink(file);
      if (turn !== latest) return;
      const address = URL.createObjectURL(small);
      chosen.set(address, small);
      form.set("photo", address);
    } catch (error) {
      if (turn === latest) form.setErrors({ photo: photoFaultText(error) });
    }
  }

  return {
    ...record,
    choose,
    remove(): void {
      latest += 1;
      form.set("photo", "");
    },
    exit(): void {
      latest += 1;
      forget();
      record.exit();
    },
  };
}
