// What the pointer draws on the picture, and what to do with a polygon that is not closed yet.
import { useStore } from "@nanostores/react";
import { Button } from "../../../ui/input/button.tsx";
import { zoneMessages } from "../pictures/picture-messages.ts";
import css from "./zone-canvas.module.css";
import type { Shape } from "./zone-shapes.ts";

export const shapes: readonly Shape[] = ["rect", "circle", "poly"];
const icons = { rect: "square", circle: "circle", poly: "pentagon" } as const;

type ZoneToolsProps = { tool: Shape | null; onTool: (tool: Shape | null) => void };

export function ZoneTools({ tool, onTool }: ZoneToolsProps) {
  const t = useStore(zoneMessages);
  const how = tool === null ? t.howMove : tool === "poly" ? t.howPoints : t.howDrag;
  return (
    <div className={css.tools}>
      <div role="group" aria-label={t.tools} className={css.shapes}>
        {shapes.map((shape) => (
          <Button
            key={shape}
            size="s"
            icon={icons[shape]}
            aria-pressed={tool === shape}
            className={tool === shape ? css.pressed : undefined}
            onClick={() => onTool(tool === shape ? null : shape)}
          >
            {t[shape]}
          </Button>
        ))}
      </div>
      <p className={css.how}>{how}</p>
    </div>
  );
}

type DraftToolsProps = { canClose: boolean; onClose: () => void; onCancel: () => void };

export function DraftTools({ canClose, onClose, onCancel }: DraftToolsProps) {
  const t = useStore(zoneMessages);
  return (
    <div className={css.shapes}>
      <Button size="s" icon="check" aria-disabled={!canClose || undefined} onClick={onClose}>
        {t.finish}
      </Button>
      <Button size="s" variant="ghost" icon="x" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
