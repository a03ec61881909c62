// The five steps to a first exam (spec 2): which are done, and how the person goes about the others.
import type { UserProfile } from "../../../contract/credentials.ts";
import type { FirstSteps } from "../../../contract/home.ts";
import { canOpenScreen, isBuilt } from "../../../core/menu/menu.ts";
import { hrefOf, type Destination } from "../../../core/navigation.ts";
import { stepsFound, type StepName } from "./first-steps-value.ts";

const screens: Record<StepName, Destination["name"]> = {
  institution: "setting",
  participants: "peserta",
  subjects: "matpel",
  banks: "banksoal",
  schedules: "jadwal",
};

export type FirstStep = {
  name: StepName;
  isDone: boolean;
  /** Null: its screen is not the person's to open, or not built yet. */
  to: string | null;
  isLater: boolean;
};

export type FirstStepsState = {
  steps: readonly FirstStep[];
  done: number;
  /** The first that the person can go about now. */
  next: StepName | null;
};

export function firstStepsOf(counts: FirstSteps, user: UserProfile): FirstStepsState {
  const found = stepsFound(counts);
  const steps = (Object.keys(screens) as StepName[]).map((name): FirstStep => {
    const route = screens[name];
    return {
      name,
      isDone: found[name] > 0,
      to: canOpenScreen(route, user) ? hrefOf({ name: route, params: {}, query: {} }) : null,
      isLater: !isBuilt(route),
    };
  });
  return {
    steps,
    done: steps.filter(({ isDone }) => isDone).length,
    next: steps.find(({ isDone, to }) => !isDone && to !== null)?.name ?? null,
  };
}
