// The server parts of the calls in participant-photos.ts.
import * as contract from "../participant-photos.ts";
import { endpoint, endpoints } from "./endpoint.ts";
import { matchEndpoint } from "./import-endpoints.ts";

export const participantPhotoEndpoints = endpoints(["0001A"], {
  setParticipantPhoto: endpoint(contract.setParticipantPhoto, {
    summary: "Give a participant a photo, or another one",
    input: contract.photoInput,
    output: contract.participantPhoto,
    file: { maxBytes: contract.maxPhotoBytes },
  }),
  removeParticipantPhoto: endpoint(contract.removeParticipantPhoto, {
    summary: "Take a participant's photo away",
    input: contract.photoInput,
    output: contract.participantPhoto,
  }),
  matchParticipantPhotos: matchEndpoint(
    contract.matchParticipantPhotos,
    "Whose exam numbers these are, with their photos",
    contract.matchParticipantPhotosKeys,
    contract.matchParticipantPhotosMatch,
  ),
});
