import { isServerError } from "../../../core/answers/server-error.ts";
import { FileFault } from "../../../files/file-fault.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { photosMessages } from "./photos-messages.ts";
import { PhotoFault } from "./photo-media.ts";

/** Why a file did not become anybody's photo. */
export function photoFaultText(error: unknown): string {
  const t = photosMessages.get();
  if (error instanceof PhotoFault || error instanceof FileFault) return t.notPhoto;
  return (isServerError(error) && error.fields["file"]) || failureText(error);
}
