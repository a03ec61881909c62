// The ids that the console gives to new parts.
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";

export function makePartId(): string {
  return randomAlphanumeric(8);
}
