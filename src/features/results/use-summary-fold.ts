// Whether figures and histogram are folded to one line, which leaves a low screen to the rows. Remembered on this PC.
import { useState } from "react";
import { readPreferences, writePreference } from "../../core/preferences/screen-preferences.ts";
import { resultsScreen } from "./result-choice-model.ts";

export type SummaryFold = { isFolded: boolean; toggle(): void };

export function useSummaryFold(): SummaryFold {
  const [isFolded, setIsFolded] = useState(
    () => readPreferences(resultsScreen)["isFolded"] === true,
  );
  return {
    isFolded,
    toggle(): void {
      writePreference(resultsScreen, "isFolded", !isFolded);
      setIsFolded(!isFolded);
    },
  };
}
