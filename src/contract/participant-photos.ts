// Photos of participants for their exam cards, at most one each. Served to whoever knows the address (an <img> sends no
// token): it cannot be guessed, is another with each photo, and is told to nobody without a token.
import * as v from "valibot";
import { importKeys } from "./imports.ts";
import { fileCall, httpCall } from "./calls/call.ts";
import { idSchema } from "./calls/fields.ts";
import { matchCall } from "./calls/import-calls.ts";

export const maxPhotoBytes = 500 * 1024;
/** In pixels, either side. */
export const maxPhotoSide = 2000;
/** What the console draws a photo to before it sends it: 2 × 3, in pixels. */
export const photoSize = { width: 400, height: 600 };

/** Where the exam server serves them; what follows is the photo's id. */
export const photoPath = "/storage/photos/";
/** An address; null: there is no photo. */
const photoAddress = v.nullable(v.string());

const path = "/api/v1/participants/{id}/photo";
/** `replaces`: the photo that the person saw there, by its address; empty: none. */
export const photoInput = v.object({
  id: idSchema,
  replaces: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});

export const participantPhoto = v.object({ foto: photoAddress });
export type ParticipantPhoto = v.InferOutput<typeof participantPhoto>;

/**
 * Refuses with 409 and the present photo when another than `replaces` stands there by now; the same photo sent twice is
 * kept once. The type is told by the content: PNG, JPG or WebP, else code 12 on `file`.
 */
export const setParticipantPhoto = fileCall<typeof photoInput, typeof participantPhoto>(
  "PUT",
  path,
);

/** Refuses as `setParticipantPhoto` does; where none is there is nothing to do. */
export const removeParticipantPhoto = httpCall<typeof photoInput, typeof participantPhoto>(
  "DELETE",
  path,
);

export const matchParticipantPhotosKeys = { no_ujian: importKeys(v.string()) };
export const matchParticipantPhotosMatch = v.object({
  no_ujian: v.string(),
  id: idSchema,
  nama: v.string(),
  foto: photoAddress,
});

/** Before many photos are given: whose these numbers are, and who has a photo already. */
export const matchParticipantPhotos = matchCall<
  typeof matchParticipantPhotosKeys,
  typeof matchParticipantPhotosMatch
>({ path: "/api/v1/participants/photos" });
export type PhotoOwner = v.InferOutput<typeof matchParticipantPhotosMatch>;
