// The sentences about one's marks that only this PC has.
import { formatNumber } from "../format.ts";
import { keptMarksMessages } from "./kept-marks-messages.ts";
import { countUnsentMarks } from "./unsent-marks-sending.ts";

/** How many there are; empty: none. */
export function keptMarksText(): string {
  const count = countUnsentMarks();
  return count === 0 ? "" : keptMarksMessages.get().count({ n: formatNumber(count) });
}
