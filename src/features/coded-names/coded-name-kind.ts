// What tells one list of codes and names from another: its calls, its words, the lookup that other screens choose from.
import type { CodedNameCalls } from "../../contract/majors.ts";
import type { LookupStore } from "../../core/lookups.ts";
import type { IconName } from "../../ui/icon-names.ts";

export type CodedNameKind = {
  /** Of their sheet too, and under which rows per page and columns are remembered. */
  name: "majors" | "religions";
  icon: IconName;
  endpoints: CodedNameCalls;
  /** What other screens choose from. */
  options: LookupStore<unknown>;
};

export type CodedNameTexts = {
  /** The screen's title: "Jurusan". */
  title: string;
  /** One of them in the middle of a sentence: "jurusan". */
  noun: string;
  /** What they are good for, where there is none yet. */
  emptyHint: string;
};
