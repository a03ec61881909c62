// "Mulai di sini": what a first exam needs, with what is there already ticked off.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { canOpenScreen } from "../../core/menu.ts";
import { hrefOf } from "../../core/navigation.ts";
import type { Destination } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { homeMessages } from "./home-messages.ts";
import { doneSteps } from "./home-model.ts";
import type { HomeModel, StepName } from "./home-model.ts";
import css from "./home-screen.module.css";

export function FirstStepsList({ model, user }: { model: HomeModel; user: UserProfile }) {
  const t = useStore(homeMessages);
  const done = doneSteps(useStore(model.$firstSteps));
  const titleId = useId();
  const steps: readonly {
    step: StepName;
    route: Destination["name"];
    label: string;
    hint?: string;
  }[] = [
    { step: "participants", route: "peserta", label: t.stepParticipants },
    { step: "subjects", route: "matpel", label: t.stepSubjects },
    { step: "banks", route: "banksoal", label: t.stepBanks, hint: t.stepBanksHint },
    {
      step: "schedules",
      route: "jadwal",
      label: t.stepSchedules,
      hint: t.stepSchedulesHint,
    },
  ];
  return (
    <Sheet className={css["box"]} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.firstSteps}</h2>
      <ol className={css["steps"]}>
        {steps.map(({ step, route, label, hint }, index) => (
          <li key={step} data-done={done[step]}>
            <span className={css["mark"]}>
              {done[step] ? <Icon name="check" size={16} label={t.done} /> : index + 1}
            </span>
            <div>
              {canOpenScreen(route, user) ? (
                <RouteLink to={hrefOf({ name: route, params: {}, query: {} })}>{label}</RouteLink>
              ) : (
                label
              )}
              {hint && <small>{hint}</small>}
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
