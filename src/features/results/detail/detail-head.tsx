// Who, which exam, and what it came to.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import type { ResultDetail } from "../../../contract/results/result-detail.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDate, formatNumber, formatTime } from "../../../core/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { detailMessages, type DetailTexts } from "./detail-messages.ts";
import css from "./detail-head.module.css";

/** `isShort`: the name alone, where the rest of the screen needs the room. */
export function DetailHead({ detail, isShort }: { detail: ResultDetail; isShort: boolean }) {
  const { row, ranked } = detail;
  const { rank, leave_count: leaves } = row;
  const t = useStore(detailMessages);
  if (isShort) {
    return (
      <section className={css.short}>
        <h1>
          <bdi>{row.nama}</bdi>
        </h1>
        <p>{joined([row.no_ujian, row.group_path, timeText(detail)])}</p>
      </section>
    );
  }
  return (
    <section className={css.head} aria-label={t.named({ number: row.no_ujian, name: row.nama })}>
      <Photo address={detail.photo} />
      <div className={css.who}>
        <h1>
          <bdi>{row.nama}</bdi>
        </h1>
        <p>{joined([row.no_ujian, row.group_path])}</p>
        <p>{joined([detail.subject, detail.event, placeText(detail, t), timeText(detail)])}</p>
      </div>
      <div className={css.figures}>
        <Score detail={detail} />
        {rank !== null && (
          <Figure value={formatNumber(rank)}>{t.rank({ all: formatNumber(ranked) })}</Figure>
        )}
        {row.seconds !== null && (
          <Figure value={formatNumber(Math.round(row.seconds / 60))}>
            {minutesText(detail, t)}
          </Figure>
        )}
        {leaves !== null && leaves > 0 && <Figure value={formatNumber(leaves)}>{t.leaves}</Figure>}
      </div>
    </section>
  );
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

function placeText({ room, seat }: ResultDetail, t: DetailTexts): string {
  return room === "" || seat === 0 ? room : t.place({ room, seat: formatNumber(seat) });
}

function timeText({ row: { started_at: from, finished_at: to } }: ResultDetail): string {
  if (from === null) return "";
  const start = `${formatDate(from)} ${formatTime(from)}`;
  return to === null ? start : `${start}–${formatTime(to)}`;
}

function minutesText({ minutes, extra_minutes: extra }: ResultDetail, t: DetailTexts): string {
  const limit = formatNumber(minutes);
  if (extra === 0) return t.minutes({ limit });
  return (extra > 0 ? t.minutesMore : t.minutesLess)({
    limit,
    extra: formatNumber(Math.abs(extra)),
  });
}

function Photo({ address }: { address: string | null }) {
  const t = useStore(detailMessages);
  // Taken away or replaced since the page was opened.
  const [gone, setGone] = useState<string | null>(null);
  return (
    <div className={css.photo}>
      {address === null || address === gone ? (
        <>
          <Icon name="user" size={24} />
          {t.noPhoto}
        </>
      ) : (
        // The name stands beside it.
        <img src={address} alt="" onError={() => setGone(address)} />
      )}
    </div>
  );
}

const tones = { reached: "ok", missed: "bad", open: "warn" } as const;
const icons = { reached: "circle-check", missed: "circle-x", open: "clock" } as const;

function Score({ detail: { row } }: { detail: ResultDetail }) {
  const t = useStore(detailMessages);
  const { result, verdict, kkm } = row;
  if (result === null) return null;
  const [least, most] = [shownDecimal(result.score), shownDecimal(result.score_most)];
  return (
    <div className={css.score}>
      <Figure value={least === most ? least : t.range({ least, most })}>{t.score}</Figure>
      {verdict !== null && kkm !== null && (
        <Tag tone={tones[verdict]} icon={icons[verdict]}>
          {t[verdict]({ kkm: shownDecimal(String(kkm)) })}
        </Tag>
      )}
    </div>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <p className={css.figure}>
      <b>{value}</b> <span>{children}</span>
    </p>
  );
}
