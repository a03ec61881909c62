// How many of the person's marks only this PC has. Drawn anew with what stands around it.
import { useStore } from "@nanostores/react";
import { useEffect, useState, type ReactNode } from "react";
import { keptMarksMessages } from "../core/marking/kept-marks-messages.ts";
import { keptMarksText } from "../core/marking/kept-marks-text.ts";
import { sendUnsentMarks } from "../core/marking/unsent-marks-sending.ts";
import { Banner } from "../ui/feedback/banner.tsx";

export function KeptMarksBanner({ actions }: { actions?: ReactNode }) {
  const t = useStore(keptMarksMessages);
  const [, setTried] = useState(false);
  useEffect(() => void sendUnsentMarks().then(() => setTried(true)), []);
  const title = keptMarksText();
  return (
    title && (
      <Banner tone="warn" title={title} actions={actions}>
        {t.kept}
      </Banner>
    )
  );
}
