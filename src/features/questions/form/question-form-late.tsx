// What the form of a question does not need to be written in: fetched when it is asked for.
import { useStore } from "@nanostores/react";
import { LoadedPlugin } from "../../../question-types/frame/load-plugin.tsx";
import type { DialogsProps } from "./dialogs/question-form-dialogs.tsx";
import type { SettingsProps } from "./question-form-settings.tsx";
import type { QuestionTypesDialogProps } from "./dialogs/question-types-dialog.tsx";
import type { TrialProps } from "./dialogs/question-form-trial.tsx";

const loadTrial = async () => (await import("./dialogs/question-form-trial.tsx")).QuestionFormTrial;
const loadDialogs = async () =>
  (await import("./dialogs/question-form-dialogs.tsx")).QuestionFormDialogs;

const loadAudio = async () => (await import("./question-form-audio.tsx")).QuestionAudio;

export function LateAudio(props: SettingsProps) {
  return <LoadedPlugin load={loadAudio} props={props} />;
}

const loadTypes = async () =>
  (await import("./dialogs/question-form-dialogs.tsx")).QuestionTypesDialog;

export function LateTypes(props: QuestionTypesDialogProps) {
  return <LoadedPlugin load={loadTypes} props={props} />;
}

export function LateTrial(props: TrialProps) {
  return <LoadedPlugin load={loadTrial} props={props} />;
}

export function LateDialogs(props: DialogsProps) {
  const offer = useStore(props.form.$offer);
  if (!offer && !props.dialog) return null;
  return <LoadedPlugin load={loadDialogs} props={props} />;
}
