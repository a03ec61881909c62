// Photos of participants for their exam cards, at most one each. Served to whoever knows the address (an <img> sends no
// token): it cannot be guessed, is another with each photo, and is told to nobody without a token.
import * as v from "valibot";
import { importKeys, matchEndpoint } from "./calls/import-endpoints.ts";
import { endpoint } from "./calls/endpoint.ts";
import { idSchema } from "./calls/fields.ts";

export const maxPhotoBytes = 500 * 1024;
/** In pixels, either side. */
export const maxPhotoSide = 2000;
/** What the console draws a photo to before it sends it: 2 × 3, in pixels. */
export const photoSize = { width: 400, height: 600 };

/** Where the exam server serves them; what follows is the photo's id. */
export const photoPath = "/storage/photos/";
/** An address; null: there is no photo. */
const photoAddress = v.nullable(v.string());

const access = ["0001A"] as const;
const path = "/api/v1/participants/{id}/photo";
/** `replaces`: the photo that the person saw there, by its address; empty: none. */
const input = v.object({
  id: idSchema,
  replaces: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});

export const participantPhoto = v.object({ foto: photoAddress });
export type ParticipantPhoto = v.InferOutput<typeof participantPhoto>;

/**
 * Refuses with 409 and the present photo when another than `replaces` stands there by now; the same photo sent twice is
 * kept once. The type is told by the content: PNG, JPG or WebP, else code 12 on `file`.
 */
export const setParticipantPhoto = endpoint({
  method: "PUT",
  path,
  access,
  summary: "Give a participant a photo, or another one",
  input,
  output: participantPhoto,
  file: { maxBytes: maxPhotoBytes },
});

/** Refuses as `setParticipantPhoto` does; where none is there is nothing to do. */
export const removeParticipantPhoto = endpoint({
  method: "DELETE",
  path,
  access,
  summary: "Take a participant's photo away",
  input,
  output: participantPhoto,
});

/** Before many photos are given: whose these numbers are, and who has a photo already. */
export const matchParticipantPhotos = matchEndpoint(
  { path: "/api/v1/participants/photos", access },
  "Whose exam numbers these are, with their photos",
  { no_ujian: importKeys(v.string()) },
  v.object({ no_ujian: v.string(), id: idSchema, nama: v.string(), foto: photoAddress }),
);
export type PhotoOwner = v.InferOutput<typeof matchParticipantPhotos.output>["matches"][number];
