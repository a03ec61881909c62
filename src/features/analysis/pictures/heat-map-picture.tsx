// What each participant earned of each question, without names: those with the highest totals above, the easiest question at the left. A column opens
// its question.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { formatNumber } from "../../../core/format.ts";
import { heatBands, type HeatBands } from "../../../domain/item-analysis/pictures/heat-bands.ts";
import { noShade, type HeatMap } from "../../../domain/item-analysis/pictures/heat-map.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartTable } from "../../../ui/charts/chart-table.tsx";
import { ShadeMap, type Shades } from "../../../ui/charts/shade-map.tsx";
import { AskedPicture, type PictureSource } from "./asked-picture.tsx";
import { itemPicturesMessages, type ItemPicturesTexts } from "./item-pictures-messages.ts";
import css from "./pictures.module.css";

export type HeatMapPictureProps = PictureSource & {
  /** "7", by the id of the question version. */
  labelOf(id: string): string;
  /** The id of the question that is open. */
  chosen: string | null;
  onChoose(id: string): void;
};

export function HeatMapPicture({ figures, done, ...rest }: HeatMapPictureProps) {
  const t = useStore(itemPicturesMessages);
  return (
    <AskedPicture figures={figures} done={done} name="heatMap" asks={null}>
      {(map) =>
        map.rows.length === 0 || map.columns.length === 0 ? (
          <p className={css.none}>{t.noScores}</p>
        ) : (
          <Shaded map={map} {...rest} />
        )
      }
    </AskedPicture>
  );
}

type ShadedProps = Omit<HeatMapPictureProps, keyof PictureSource> & { map: HeatMap };

/** Of the canvas: more participants share a line. */
const mostLines = 320;
const mostTableRows = 20;
const lineHeight = 12;
const left = 4;
const top = 20;

function Shaded({ map, labelOf, chosen, onChoose }: ShadedProps) {
  const t = useStore(itemPicturesMessages);
  const shades = useMemo(() => shadesOf(map), [map]);
  const high = Math.min(mostLines, Math.max(60, shades.rows * lineHeight));
  const height = top + high;
  const questions = map.columns.length;
  const label = t.heatMapText({
    people: formatNumber(map.rows.length),
    questions: formatNumber(questions),
  });
  return (
    <ChartFrame
      label={label}
      height={height}
      renderIn={(width) => {
        const step = (width - 2 * left) / questions;
        const open = map.columns.indexOf(chosen ?? "");
        const column = { left: left + open * step, top, width: step, height: high };
        return {
          drawing: <ColumnNames names={map.columns.map(labelOf)} step={step} open={open} />,
          over: (
            <>
              <ShadeMap
                shades={shades}
                place={{ left, top, width: width - 2 * left, height: high }}
              />
              {open >= 0 && <span className={css.column} style={column} />}
            </>
          ),
          picks: {
            label: t.columns,
            chosen,
            onChoose,
            picks: map.columns.map((id, at) => ({
              id,
              x: left + (at + 0.5) * step,
              y: height / 2,
              width: step,
              height,
              name: t.question({ n: labelOf(id) }),
            })),
          },
        };
      }}
    >
      <p className={css.hint}>{t.heatMapHint}</p>
      <ChartTable
        title={t.asTable}
        caption={label}
        heads={[t.people, ...map.columns.map((id) => t.short({ n: labelOf(id) }))]}
        rows={() => bandRows(heatBands(map, mostTableRows), t)}
      />
    </ChartFrame>
  );
}

function shadesOf(map: HeatMap): Shades {
  const { columns, sizes, cells } = heatBands(map, mostLines);
  return { columns: columns.length, rows: sizes.length, cells };
}

type ColumnNamesProps = { names: readonly string[]; step: number; open: number };

/** As many as have room, and the open one. */
function ColumnNames({ names, step, open }: ColumnNamesProps) {
  const every = Math.ceil(22 / step);
  const isNamed = (at: number) =>
    at === open || (at % every === 0 && (open < 0 || Math.abs(at - open) >= every));
  return (
    <>
      {names.map((name, at) =>
        isNamed(at) ? (
          <text key={name} x={left + (at + 0.5) * step} y={14} textAnchor="middle">
            {name}
          </text>
        ) : null,
      )}
    </>
  );
}

/** Whole percent. */
function bandRows({ columns, sizes, cells }: HeatBands, t: ItemPicturesTexts): string[][] {
  let from = 1;
  return sizes.map((size, band) => {
    const to = from + size - 1;
    const name =
      size === 1
        ? t.oneOfBand({ n: formatNumber(from) })
        : t.band({ from: formatNumber(from), to: formatNumber(to) });
    from = to + 1;
    const own = Array.from(cells.subarray(band * columns.length, (band + 1) * columns.length));
    return [
      name,
      ...own.map((shade) => (shade === noShade ? t.none : formatNumber(Math.round(shade)))),
    ];
  });
}
