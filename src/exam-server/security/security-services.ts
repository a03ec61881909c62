// What calls share of the bounds and queues of this layer.
import { createCallBound, type CallBound } from "./call-bound.ts";
import { createHtmlCleaner, type HtmlCleaner } from "./html/html-cleaner.ts";
import { createParticipantRate, type ParticipantRate } from "./participant-rate.ts";
import {
  createParticipantGuesses,
  type ParticipantGuesses,
} from "./sign-in/participant-guesses.ts";
import { createPasswordQueue, type PasswordQueue } from "./sign-in/password-queue.ts";

export type SecurityServices = {
  passwordQueue: PasswordQueue;
  htmlCleaner: HtmlCleaner;
  participantRate: ParticipantRate;
  participantGuesses: ParticipantGuesses;
  /** How often each prints passwords. */
  cardCalls: CallBound;
};

/** Class by class, some of them twice; each is a line in the audit trail. */
const maxCardCalls = { most: 30, withinMs: 60_000 };

/** @param clock milliseconds by a clock that nobody sets */
export function createSecurityServices(
  clock: () => number,
  guesses: Parameters<typeof createParticipantGuesses>[0],
): SecurityServices {
  return {
    passwordQueue: createPasswordQueue(),
    htmlCleaner: createHtmlCleaner(),
    participantRate: createParticipantRate(clock),
    participantGuesses: createParticipantGuesses(guesses),
    cardCalls: createCallBound(clock, maxCardCalls),
  };
}
