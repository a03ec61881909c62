// Pieces that several interactions are read by: choices with new ids, the stem around an interaction, policies.
import type { Part } from "../../contract/questions/question-content.ts";
import { policyNames, type PolicyName } from "../../contract/questions/question-fields.ts";
import { childrenNamed, type XmlElement } from "../../files/xml/xml-tree.ts";
import type { Declaration } from "./declarations.ts";
import { htmlOf } from "./html-reader.ts";
import type { MadeQuestion, QtiItem } from "./qti-item.ts";
import { attributeOf, classValue } from "./qti-tree.ts";

/** By identifier in the item: the choice with an id of its own. */
export type Choices = Map<string, Part>;

export function choicesOf(elements: readonly XmlElement[], item: QtiItem): Choices {
  return new Map(
    elements.map((element) => [
      attributeOf(element, "identifier"),
      { id: item.makeId(), html: htmlOf(element.children, item) },
    ]),
  );
}

export function declarationFor(interaction: XmlElement, item: QtiItem): Declaration | undefined {
  return item.declarations.get(attributeOf(interaction, "response-identifier"));
}

/** The body with the prompt in place of the interaction, and nothing in place of the others. */
export function stemAround(interaction: XmlElement, item: QtiItem): string {
  return htmlOf(item.body.children, item, (element) => {
    if (element === interaction) return promptOf(interaction, item);
    return element.local.endsWith("-interaction") ? "" : undefined;
  });
}

export function promptOf(interaction: XmlElement, item: QtiItem): string {
  const html = htmlOf(
    childrenNamed(interaction, "prompt").flatMap((prompt) => prompt.children),
    item,
  );
  return html === "" || /^<(?:p|div|ul|ol|table|h\d)\b/u.test(html) ? html : `<p>${html}</p>`;
}

/** The type that an item of this program says it is; 0 for any other. */
export function statedType(item: QtiItem): number {
  return Number(classValue(item.body, "exo-type-")) || 0;
}

/**
 * The policy that an item of this program says it has, as long as its rules are still what is written for it: several
 * policies share them, and another program may have changed them since.
 */
export function statedPolicy(
  item: QtiItem,
  { policy, content: { type } }: Pick<MadeQuestion, "policy" | "content">,
): PolicyName | null {
  const stated = policyNames.find((name) => name === classValue(item.body, "exo-policy-"));
  if (classValue(item.body, "exo-policy-") === "bank")
    return policy === "mutlak" || (type === 16 && policy === "parsial") ? null : policy;
  if (stated === undefined) return policy;
  if (type === 2 || type === 9) return stated;
  // Labels of which a place takes several are written as partly right whatever the policy.
  if (type === 16 && policy === "parsial") return stated;
  return policy !== null && writtenAs[stated].includes(policy) ? stated : policy;
}

/** What the rules of each are read as. */
const writtenAs: Readonly<Record<PolicyName, readonly PolicyName[]>> = {
  mutlak: ["mutlak"],
  parsial: ["parsial", "mutlak"],
  parsial_penalti: ["parsial_penalti", "parsial", "mutlak"],
  bertingkat: ["mutlak"],
  bobot_opsi: ["bobot_opsi", "mutlak"],
};

/**
 * The policy that the rules of the item come nearest to, for a question of several parts.
 * @param isSet a wrong pick takes a right one back under "parsial" already
 */
export function policyOf(
  item: QtiItem,
  declarations: readonly (Declaration | undefined)[],
  isSet: boolean,
): PolicyName | null {
  const { kind, together } = item.processing;
  if (kind === "custom") {
    item.warn(
      "Aturan penilaian butir ini tidak dapat dibaca; kuncinya dipakai, periksa kebijakan skornya.",
    );
    return null;
  }
  if (kind === "steps") return steppedPolicy(item);
  const mappings = declarations.flatMap((each) => (each?.mapping ? [each.mapping] : []));
  if (kind === "match" || (kind === "none" && mappings.length === 0)) {
    if (kind === "none") return null;
    return together ? "mutlak" : "parsial";
  }
  if (kind === "map" && together) return "mutlak";
  const single = declarations.length === 1 ? (mappings[0] ?? null) : null;
  const rewards = (single?.entries ?? []).map(({ value }) => value).filter((value) => value > 0);
  if (new Set(rewards).size > 1)
    item.warn("Nilai bagian yang berbeda-beda disamakan; periksa bobot dan kebijakan skornya.");
  const other = single?.other ?? 0;
  if (isSet && single !== null && other >= 0) item.warn(setsTakeBack);
  return !isSet && other < 0 ? "parsial_penalti" : "parsial";
}

/** All for all and half for half is "bertingkat"; other steps come nearest to it. */
function steppedPolicy({ processing: { steps }, warn }: QtiItem): PolicyName {
  const sorted = [...steps].sort((a, b) => b.from - a.from);
  const [all, half, ...more] = sorted;
  const isUsual =
    all && half && more.length === 0 && half.value * 2 === all.value && half.from * 2 === all.from;
  if (!isUsual)
    warn(
      "Tingkat nilai di berkas asal lain; di sini semua benar bernilai penuh dan separuh benar bernilai setengah.",
    );
  return "bertingkat";
}

export const setsTakeBack =
  "Di berkas asal pilihan salah tidak mengurangi nilai; di sini setiap pilihan salah menghapus satu yang benar.";

export function warnWithoutKey(isMissing: boolean, item: QtiItem): void {
  if (isMissing) item.warn("Kunci jawaban tidak ada di dalam butir; lengkapi setelah impor.");
}

export function clampedShare(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(4))));
}
