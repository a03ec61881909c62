// The passwords of participants where they are shown once.
import type { Participant } from "../../contract/participants.ts";
import type { PasswordSlip, SlipWords } from "../../kit/passwords/password-slip.ts";
import { participantsMessages } from "./participants-messages.ts";

type NamedParticipant = { no_ujian: string; nama: string; group_path: string | null };

export function participantSlip(
  { no_ujian: login, nama: name, group_path: group }: NamedParticipant,
  password: string,
): PasswordSlip {
  return { login, name, group, password };
}

/** `password`: the generated one of a new participant, known only now; else empty. */
export type SavedParticipant = { participant: Participant; password: string };

export function newSlips(saved: readonly SavedParticipant[]): PasswordSlip[] {
  return saved.flatMap(({ participant, password }) =>
    password === "" ? [] : [participantSlip(participant, password)],
  );
}

export function participantSlipWords(): SlipWords {
  const { number, passwords, noun } = participantsMessages.get();
  return { login: number, caption: passwords, noun };
}
