// How old live figures are.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../core/format.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { listMessages } from "../list/list-messages.ts";

type AgeTagProps = {
  /** Whole seconds. */
  age: number;
  /** The figures are outdated. */
  isStale: boolean;
};

export function AgeTag({ age, isStale }: AgeTagProps) {
  const t = useStore(listMessages);
  return (
    <Tag tone={isStale ? "warn" : "ok"} icon={isStale ? "triangle-alert" : "wifi"}>
      {t.age({ n: formatNumber(age) })}
    </Tag>
  );
}
