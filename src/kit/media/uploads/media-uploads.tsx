// How far the upload has come, and what was refused and why.
import { useStore } from "@nanostores/react";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { mediaMessages } from "../media-messages.ts";
import css from "../media-picker.module.css";
import type { UploadQueue } from "./upload-queue.ts";

export function MediaUploads({ uploads }: { uploads: UploadQueue }) {
  const t = useStore(mediaMessages);
  const { at, total, done, refused } = useStore(uploads.$state);
  const progress = t.uploading({ at, total });
  const result = done > 0 ? t.uploaded({ count: done }) : "";
  return (
    <>
      <LiveRegion>{at > 0 ? progress : result}</LiveRegion>
      {at > 0 && (
        <div className={css.progress}>
          <span>{progress}</span>
          <ProgressBar value={at - 1} max={total} label={progress} />
        </div>
      )}
      {refused.length > 0 && at === 0 && (
        <Banner
          tone="bad"
          title={t.refusedTitle({ count: refused.length })}
          actions={
            <Button size="s" onClick={uploads.forget}>
              {t.dismiss}
            </Button>
          }
        >
          <ul className={css.refused}>
            {refused.map(({ name, reason }, place) => (
              <li key={place}>{t.refused({ name, reason })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}
