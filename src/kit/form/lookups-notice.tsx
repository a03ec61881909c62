// Says in a form that some of its choices could not be loaded, and loads them again.
import { useStore } from "@nanostores/react";
import { computed, type ReadableAtom } from "nanostores";
import { useMemo } from "react";
import { reportError } from "../../core/notices.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { formMessages } from "../kit-messages.ts";

/** A lookup, or choices of the screen's own that are asked for in the same way. */
export type Choices = ReadableAtom<{ status: string }> & { refresh(): Promise<unknown> };

type LookupsNoticeProps = {
  /** The same array as long as the form stands. */
  lookups: readonly Choices[];
  /** What cannot be chosen: "Pilihan jurusan, agama atau group tidak dapat dimuat." */
  children: string;
};

export function LookupsNotice({ lookups, children }: LookupsNoticeProps) {
  const t = useStore(formMessages);
  const $failed = useMemo(
    () => computed([...lookups], (...states) => states.some(({ status }) => status === "failed")),
    [lookups],
  );
  if (!useStore($failed)) return null;
  const retry = () => {
    const failed = lookups.filter((lookup) => lookup.get().status === "failed");
    Promise.all(failed.map((lookup) => lookup.refresh())).catch(reportError);
  };
  return (
    <Banner tone="warn" actions={<Button onClick={retry}>{t.retry}</Button>}>
      {children}
    </Banner>
  );
}
