// Indonesian needs none: another language has these texts by the sentences themselves.
import { messages } from "../i18n.ts";

export const saidFaultMessages = messages("faults", {});
