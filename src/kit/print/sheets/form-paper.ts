// A form of an exam that is printed alone or among others: what is fetched for it, and its sheets. Which forms there are is the screens' affair.
import type { ReactNode } from "react";
import type { Paper } from "./paper-size.ts";
import type { SheetPart } from "./printed-sheets.tsx";

/** Empty: without an event; everybody. */
export type FormAsked = {
  schedule_id: string;
  event_id: string;
  group_id: string;
  group: string;
};

/** `aside`: for tables that need the width of a sheet on its side. */
export type FormFormat = { letterhead: boolean; upright: Paper; aside: Paper };

export type FormPaper = {
  /** None: there is nothing to print. Names are unique in the form; labels are without its title. */
  sheets(look: FormFormat): readonly SheetPart[];
  /** What is chosen or typed for this form alone. */
  panel?: ReactNode;
};

/** @throws ServerError */
export type FormMaker = (asked: FormAsked, signal: AbortSignal) => Promise<FormPaper>;
