// What went wrong while a file was read, written or sent, as one sentence.
import { FileFault } from "../../files/file-fault.ts";
import { freshFailureText } from "../failed-message.ts";
import { fileFaultText } from "./file-fault-messages.ts";

/** Server and file say themselves what is wrong; anything else is a fault of ours and goes to the console. */
export function failureSentence(error: unknown): string {
  return error instanceof FileFault ? fileFaultText(error) : freshFailureText(error);
}
