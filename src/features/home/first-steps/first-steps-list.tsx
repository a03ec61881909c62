// The way to a first exam: all five steps, large, in a new school; elsewhere what is left of them, small.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../../contract/credentials.ts";
import type { FirstSteps } from "../../../contract/home.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Sheet } from "../../../ui/layout/sheet.tsx";
import { isNewSchool } from "./first-steps-value.ts";
import { firstStepsOf, type FirstStep } from "./first-steps-state.ts";
import css from "./first-steps-list.module.css";
import { stepMessages } from "./first-steps-messages.ts";
import { HomePanel } from "../home-panel.tsx";

type FirstStepsListProps = { counts: FirstSteps; user: UserProfile };

export function FirstStepsList({ counts, user }: FirstStepsListProps) {
  const t = useStore(stepMessages);
  const { steps, done, next } = firstStepsOf(counts, user);
  const progress = t.progress({ done, all: steps.length });
  return (
    <HomePanel title={t.title} beside={<small>{progress}</small>}>
      {isNewSchool(counts) ? (
        <Sheet>
          <ol className={css.large}>
            {steps.map((step, index) => (
              <li key={step.name} data-done={step.isDone}>
                <span>
                  {step.isDone ? <Icon name="check" size={28} label={t.done} /> : index + 1}
                </span>
                <b>{t[step.name]}</b>
                <small>{t[`${step.name}Hint`]}</small>
                {!step.isDone && <StepWay step={step} isNext={step.name === next} />}
              </li>
            ))}
          </ol>
        </Sheet>
      ) : (
        <>
          <ProgressBar value={done} max={steps.length} label={progress} />
          <ul className={css.small}>
            {steps.map(
              (step) =>
                !step.isDone && (
                  <li key={step.name}>
                    {step.to === null ? t[step.name] : <StepWay step={step} />}
                    <small>{step.isLater ? t.later : t[`${step.name}Hint`]}</small>
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </HomePanel>
  );
}

function StepWay({ step, isNext }: { step: FirstStep; isNext?: boolean }) {
  const t = useStore(stepMessages);
  if (step.to === null) return step.isLater && <small>{t.later}</small>;
  return (
    <RouteLink to={step.to} className={isNext ? buttonClass({ variant: "primary" }) : undefined}>
      {t[step.name]}
    </RouteLink>
  );
}
