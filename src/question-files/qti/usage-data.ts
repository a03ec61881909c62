// How items were answered, as a file of a QTI package tells it: p, D and the number of participants (QTI Usage Data &
// Item Statistics 2.1, 2.2 and 3.0, which name the elements alike). Other statistics are named and left out.
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import { participantsIn, usageFigure } from "../../domain/text/usage-text.ts";
import {
  childrenNamed,
  descendantsNamed,
  textOf,
  type XmlElement,
} from "../../files/xml/xml-tree.ts";
import { attributeOf } from "./qti-tree.ts";

/** As other programs call them, without signs and capitals. */
const names: Readonly<Record<string, "p" | "d">> = {
  p: "p",
  pvalue: "p",
  facility: "p",
  facilityindex: "p",
  d: "d",
  discrimination: "d",
  discriminationindex: "d",
};

export type UsageData = {
  /** By the identifier of the item. */
  items: ReadonlyMap<string, QuestionUsage>;
  /** Names of statistics that are not read. */
  others: readonly string[];
};

/** @param roots of all files of the package */
export function usageDataIn(roots: readonly (XmlElement | null)[]): UsageData {
  const items = new Map<string, QuestionUsage>();
  const others = new Set<string>();
  for (const root of roots) {
    if (root?.local !== "usageData") continue;
    for (const statistic of descendantsNamed(root, "ordinaryStatistic"))
      if (!addStatistic(statistic, items)) others.add(attributeOf(statistic, "name"));
    for (const statistic of descendantsNamed(root, "categorizedStatistic"))
      others.add(attributeOf(statistic, "name"));
  }
  return { items, others: [...others] };
}

/** False: it is another figure, or says no number that could be used. */
function addStatistic(statistic: XmlElement, items: Map<string, QuestionUsage>): boolean {
  const key = attributeOf(statistic, "name")
    .toLowerCase()
    .replace(/[^a-z]/gu, "");
  const name = Object.hasOwn(names, key) ? names[key] : undefined;
  const figure = usageFigure(childrenNamed(statistic, "value").map(textOf).join("").trim());
  const n = participantsIn(attributeOf(statistic, "caseCount"));
  const targets = childrenNamed(statistic, "targetObject");
  const isOfItem = targets.every((target) =>
    ["", "item"].includes(attributeOf(target, "objectType")),
  );
  if (name === undefined || figure === null || n === null || !isOfItem) return false;
  for (const target of targets) {
    const identifier = attributeOf(target, "identifier");
    const known = items.get(identifier) ?? { n, p: null, d: null };
    items.set(identifier, { ...known, [name]: figure });
  }
  return true;
}
