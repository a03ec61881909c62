// The rules for participants, to hang up: one copy, or one for each room.
import { useStore } from "@nanostores/react";
import type { PaperRoom } from "../../../../contract/exams/event-papers.ts";
import { $institution } from "../../../../core/institution/institution-settings.ts";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts } from "../../../../kit/print/sheets/sheet-head.tsx";
import { RichTextView } from "../../../../kit/rich-text/rich-text-view.tsx";
import { PaperTop } from "../event-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import css from "../paper-sheets.module.css";
import { eventSignature, PaperSignatures } from "../signatures-footer.tsx";
import { eventPlaces, filledText } from "../template-text.ts";

export function ruleParts(request: PaperRequest): SheetPart[] {
  const { opened, chosen, t } = request;
  const rooms = chosen.each ? opened.rooms : [null];
  return rooms.map((room, at) => ({
    name: `rules-${at + 1}`,
    label: room?.kode ?? t.rulesHeading,
    foot: room?.kode ?? opened.event.kode,
    content: <Rules of={request} room={room} />,
  }));
}

function Rules({ of, room }: { of: PaperRequest; room: PaperRoom | null }) {
  const { opened, t } = of;
  const school = useStore($institution);
  return (
    <>
      <PaperTop of={of} title={t.rulesHeading} />
      {room && <SheetFacts facts={[[t.room, `${room.kode} · ${room.nama}`]]} />}
      <div className={css.text}>
        <RichTextView html={filledText(opened, "tata-tertib", eventPlaces(opened.event, school))} />
      </div>
      <PaperSignatures signatures={eventSignature(of)} />
    </>
  );
}
