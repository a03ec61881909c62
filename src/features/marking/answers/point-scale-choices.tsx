// Whether points are typed as 0–100 or as 0–1. What has a rubric has its own points.
import { useStore } from "@nanostores/react";
import type { PointScale } from "../../../domain/marking/point-input.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { markingMessages } from "./marking-messages.ts";
import { isScale } from "../points/point-scale-value.ts";

type ScaleChoiceProps = { scale: PointScale; onScale(scale: PointScale): void };

export function ScaleChoice({ scale, onScale }: ScaleChoiceProps) {
  const t = useStore(markingMessages);
  return (
    <Select
      aria-label={t.scale}
      value={scale}
      options={[
        { value: "percent", label: t.percent },
        { value: "share", label: t.share },
      ]}
      onChange={(value) => isScale(value) && onScale(value)}
    />
  );
}
