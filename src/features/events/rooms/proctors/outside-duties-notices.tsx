// A warning of proctors whose days or sessions the event does not have any longer.
import { useStore } from "@nanostores/react";
import type { EventRooms } from "../../../../contract/exams/rooms.ts";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../../core/format.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import css from "../event-rooms-screen.module.css";
import { outsideDutiesMessages } from "./outside-duties-messages.ts";

const shown = 5;

export function OutsideDutiesNotices({ faults }: { faults: EventRooms["duty_faults"] }) {
  const t = useStore(outsideDutiesMessages);
  if (faults.length === 0) return null;
  const more = faults.length - shown;
  return (
    <div className={css.clashes}>
      <Banner tone="warn" title={t.title}>
        {faults.slice(0, shown).map(({ kode, reason }, at) => (
          <div key={`${kode} ${at}`}>{t.one({ room: kode, reason: translateFault(reason) })}</div>
        ))}
        {more > 0 && <div>{t.more({ n: formatNumber(more) })}</div>}
        <div>{t.help}</div>
      </Banner>
    </div>
  );
}
