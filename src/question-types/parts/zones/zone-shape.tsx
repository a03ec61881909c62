// One zone as it is drawn over its picture, in a drawing 100 wide: the picture's own proportions keep circles round.
import type { SVGProps } from "react";
import { boxOf, pointsOf, type Outline } from "./zone-shapes.ts";

export type ZoneShapeProps = SVGProps<SVGElement> & {
  zone: Outline;
  ratio: number;
};

export const viewBoxOf = (ratio: number): string => `0 0 100 ${100 * ratio}`;

export function ZoneShape({ zone, ratio, ...rest }: ZoneShapeProps) {
  const [wide, tall] = [100, 100 * ratio];
  const own = rest as Record<string, unknown>;
  if (zone.shape === "poly") {
    const points = pointsOf(zone.coords).map(({ x, y }) => `${x * wide},${y * tall}`);
    return <polygon points={points.join(" ")} {...own} />;
  }
  const { x, y, width, height } = boxOf(zone, ratio);
  if (zone.shape === "rect") {
    return <rect x={x * wide} y={y * tall} width={width * wide} height={height * tall} {...own} />;
  }
  const [rx, ry] = [(width / 2) * wide, (height / 2) * tall];
  return <ellipse cx={x * wide + rx} cy={y * tall + ry} rx={rx} ry={ry} {...own} />;
}
