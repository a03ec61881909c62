// The ids that the console gives to new parts.
import { randomAlphanumeric } from "../../domain/random-code.ts";

export function makePartId(): string {
  return randomAlphanumeric(8);
}
