// How items were answered, as a file of a QTI package: p, D and the number of participants (QTI Usage Data & Item
// Statistics 3.0). usage-data.ts reads it.
import type { QuestionUsage } from "../../../contract/questions/question-usage.ts";
import { xmlHead } from "./item-writer.ts";
import { xml } from "./xml-writer.ts";

const namespace = "http://www.imsglobal.org/xsd/imsqti_usagedata_v3p0";
export const usageDataPath = "usagedata.xml";
export const usageDataType = "imsqti_usagedata_xmlv3p0";

export type UsedItem = { identifier: string; usage: QuestionUsage };

export function usageDataXml(items: readonly UsedItem[]): string {
  const statistics = items.flatMap(({ identifier, usage: { n, p, d } }) => {
    const target = xml("targetObject", { identifier, objectType: "item" });
    const statistic = (name: string, figure: string | null) =>
      figure === null
        ? []
        : [
            xml(
              "ordinaryStatistic",
              { name, context: "urn:exo:banksoal", caseCount: n },
              target + xml("value", {}, figure),
            ),
          ];
    return [...statistic("p-value", p), ...statistic("discrimination-index", d)];
  });
  return `${xmlHead}${xml("usageData", { xmlns: namespace }, statistics.join("\n"))}\n`;
}
