// What whoever is about to sign out is asked first: exams that are under way, and marks that only this PC has. Fetched in idle time for whoever
// watches exams or marks, so that it is there when the server cannot be reached.
import { keptMarksMessages } from "../../core/marking/kept-marks-messages.ts";
import { keptMarksText } from "../../core/marking/kept-marks-text.ts";
import { sendUnsentMarks } from "../../core/marking/unsent-marks-sending.ts";
import { canOpenScreen } from "../../core/menu/menu.ts";
import { $leaveRequest, type LeaveQuestion } from "../../core/navigation.ts";
import { $session } from "../../core/session.ts";
import { askRunningExams } from "./running-exams.ts";
import { signOutMessages } from "./sign-out-messages.ts";

/** How long each answer is waited for. */
const patienceMs = 1_500;

const withinPatience = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  Promise.race([
    answer,
    new Promise<Answer>((settle) => setTimeout(settle, patienceMs, otherwise)),
  ]);

/** Null: there is nothing to ask. `proceed` signs out. */
export async function signOutQuestion(proceed: () => void): Promise<LeaveQuestion | null> {
  const [exams] = await Promise.all([
    withinPatience(examsUnderWay(), ""),
    // A mark of this moment is on its way.
    withinPatience(sendUnsentMarks(), undefined),
  ]);
  return questionOf(exams, proceed);
}

/** As askRunningExams answers; null as well for a person who may open no monitor. */
async function examsUnderWay(): Promise<string | null> {
  const session = $session.get();
  if (session.status !== "in" || !canOpenScreen("monitor.peserta", session.user)) return null;
  return askRunningExams();
}

/** `isTried`: the marks were just sent in vain. */
function questionOf(
  exams: string | null,
  proceed: () => void,
  isTried = false,
): LeaveQuestion | null {
  const t = signOutMessages.get();
  const marks = keptMarksText();
  if (exams === null && marks === "") return null;
  const lines = [
    marks && `${marks}. ${keptMarksMessages.get().kept}`,
    isTried && marks ? t.unsent : "",
    exams === "" ? t.examsUnknown : exams && t.examsRun({ exams }),
  ].flatMap((line) => line || []);
  if (marks === "") return { lines };
  const send = async () => {
    $leaveRequest.set({ proceed, question: { lines, act: { label: t.send, run: null } } });
    await sendUnsentMarks();
    const left = questionOf(exams, proceed, true);
    $leaveRequest.set(left && { proceed, question: left });
    if (left === null) proceed();
  };
  return { lines, act: { label: t.send, run: () => void send() } };
}
