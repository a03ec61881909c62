// A warning of those who are named as proctor in rooms that are used at the same time.
import { useStore } from "@nanostores/react";
import type { ProctorClash } from "../../../../contract/exams/rooms.ts";
import { formatNumber, formatWallTime, formatWallWeekday } from "../../../../core/format.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import css from "../event-rooms-screen.module.css";
import { eventRoomsMessages } from "../event-rooms-messages.ts";

const shown = 5;

export function DoubleProctorsNotices({ clashes }: { clashes: readonly ProctorClash[] }) {
  const t = useStore(eventRoomsMessages);
  if (clashes.length === 0) return null;
  const more = clashes.length - shown;
  return (
    <div className={css.clashes}>
      <Banner tone="warn" title={t.clashes}>
        {clashes.slice(0, shown).map(({ nama, rooms, sesi, tanggal, mulai }) => (
          <div key={`${nama} ${rooms.join()}`}>
            {t.clash({
              name: nama,
              rooms: rooms.join(", "),
              sesi,
              day: formatWallWeekday(tanggal),
              time: formatWallTime(mulai),
            })}
          </div>
        ))}
        {more > 0 && t.moreClashes({ n: formatNumber(more) })}
      </Banner>
    </div>
  );
}
