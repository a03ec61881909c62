// The sound of a question. Staff hear it as often as they like; a participant's starts are counted against its limit,
// with a player that can neither go back nor begin anew; on paper it is a line that says who plays it.
import { useStore } from "@nanostores/react";
import { type SyntheticEvent, useRef, useState } from "react";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { useMediaAddress } from "../../../kit/media/media-source.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { questionViewMessages } from "../../frame/question-view-messages.ts";
import css from "./audio-player.module.css";
import { clockOf, createPlayLimit } from "./play-limit-model.ts";

export type AudioPlayerProps = {
  audio: NonNullable<QuestionInput["audio"]>;
  heardBy: "participant" | "staff" | "paper";
  /** Without it: the sound of a question. */
  label?: string;
};

export function AudioPlayer({ audio, heardBy, label }: AudioPlayerProps) {
  const t = useStore(questionViewMessages);
  const { media_id: mediaId, max_play: maxPlay, autoplay } = audio;
  const src = useMediaAddress(mediaId);
  if (heardBy === "paper") {
    return (
      <p className={css.paper}>
        <Icon name="volume-2" size={16} />
        {maxPlay > 0 ? t.audioOnPaperTimes({ count: maxPlay }) : t.audioOnPaper}
      </p>
    );
  }
  const name = label ?? t.audio;
  const isLimited = heardBy === "participant" && maxPlay > 0;
  return (
    <div className={css.audio}>
      {isLimited ? (
        // Another clip has a count of its own.
        <LimitedPlayer key={`${mediaId} ${maxPlay}`} name={name} src={src} maxPlay={maxPlay} />
      ) : (
        // Its words written under it would be the answer of a listening question.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={src} aria-label={name} />
      )}
      {!isLimited && maxPlay > 0 && <p className={css.note}>{t.playLimit({ count: maxPlay })}</p>}
      {autoplay && <p className={css.note}>{t.autoplay}</p>}
    </div>
  );
}

type PlayerState = "still" | "playing" | "ended" | "failed";

type LimitedProps = { name: string; src: string | undefined; maxPlay: number };

function LimitedPlayer({ name, src, maxPlay }: LimitedProps) {
  const t = useStore(questionViewMessages);
  const { sound, limit, state, clock, isOver, press, events } = useLimitedSound(maxPlay);
  return (
    <div className={css.player} role="group" aria-label={name}>
      <Button
        icon={state === "playing" ? "pause" : "play"}
        aria-disabled={isOver || undefined}
        onClick={press}
      >
        {state === "playing" ? t.pause : t.play}
      </Button>
      <span className={css.track}>
        <ProgressBar value={clock.time} max={clock.duration || 1} label={t.heard} />
      </span>
      <span className={css.clock}>
        {clockOf(clock.time)} / {clockOf(clock.duration)}
      </span>
      <p className={css.left} role="status">
        {state === "failed" && `${t.audioFailed} `}
        {isOver ? t.playsOver : t.playsLeft({ left: limit.left })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={sound} preload="metadata" src={src} {...events} />
    </div>
  );
}

/** The audio element and its limit: the keys of a keyboard or a headset start it too, and move within it. */
function useLimitedSound(maxPlay: number) {
  const sound = useRef<HTMLAudioElement>(null);
  const [limit] = useState(() => createPlayLimit(maxPlay));
  const [state, setState] = useState<PlayerState>("still");
  const [clock, setClock] = useState({ time: 0, duration: 0 });
  const isOver = limit.left <= 0 && !limit.isUnderWay;
  const press = () => {
    if (state === "failed") sound.current?.load();
    if (state === "playing") sound.current?.pause();
    // What goes wrong is told by the element's own event.
    else if (!isOver) void sound.current?.play().catch(() => undefined);
  };
  const readClock = ({ currentTarget: { currentTime, duration } }: SoundEvent) =>
    setClock({ time: currentTime, duration });
  const events = {
    onPlay({ currentTarget }: SoundEvent) {
      if (limit.start()) setState("playing");
      else currentTarget.pause();
    },
    onPause: () => setState((now) => (now === "playing" ? "still" : now)),
    onSeeking({ currentTarget }: SoundEvent) {
      const allowed = limit.allowed(currentTarget.currentTime);
      const isMoved = allowed !== currentTarget.currentTime;
      if (isMoved && canSeek(currentTarget, allowed)) currentTarget.currentTime = allowed;
    },
    onTimeUpdate(event: SoundEvent) {
      limit.advance(event.currentTarget.currentTime);
      readClock(event);
    },
    onLoadedMetadata: readClock,
    onEnded() {
      limit.end();
      setState("ended");
    },
    onError() {
      limit.fail();
      setState("failed");
    },
  };
  return { sound, limit, state, clock, isOver, press, events };
}

/** Not when a server sends no parts of a file: trying would begin a seek that ends at 0 and begins anew for ever. */
function canSeek({ seekable }: HTMLAudioElement, time: number): boolean {
  return seekable.length > 0 && seekable.end(seekable.length - 1) >= time;
}

type SoundEvent = SyntheticEvent<HTMLAudioElement>;
