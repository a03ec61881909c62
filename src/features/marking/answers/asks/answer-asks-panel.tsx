// Beside the answer on screen: what was asked about it, when anything was.
import { useStore } from "@nanostores/react";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../../kit/lazy/lazy-component.tsx";
import type { MarkingAsksModel } from "./marking-asks-model.ts";

const loadThread = lazy(() => import("./asked-thread-panel.tsx"), "AskedThreadPanel");

type AnswerAsksProps = { model: MarkingAsksModel; code: string; content: QuestionContent };

export function AnswerAsksPanel({ model, code, content }: AnswerAsksProps) {
  const asks = useStore(model.$asks).filter((ask) => ask.code === code);
  return asks.length === 0 ? null : <LazyComponent load={loadThread} props={{ asks, content }} />;
}
