// What the author of a participants' client must know beside the schemas, in words. The OpenAPI document contains all of it
// (openapi-participants.ts); tests compare the numbers with the code.
import type { ownAttachmentEndpoints } from "./own-attachment-endpoints.ts";
import type { ownChatEndpoints } from "./own-chat-endpoints.ts";
import type { ownExamEndpoints } from "./own-exam-endpoints.ts";
import type { ownNewsEndpoints } from "./own-news-endpoints.ts";
import type { ownSittingEndpoints } from "./own-sitting-endpoints.ts";
import type { soundPlayEndpoints } from "./sound-play-endpoints.ts";
import type { participantSessionEndpoints } from "./participant-session-endpoints.ts";

export type ParticipantEndpoints = typeof participantSessionEndpoints &
  typeof ownExamEndpoints &
  typeof ownSittingEndpoints &
  typeof ownNewsEndpoints &
  typeof ownChatEndpoints &
  typeof ownAttachmentEndpoints &
  typeof soundPlayEndpoints;

/** By heading. Each rule is one point of a list in the document. */
export const participantRules: Readonly<Record<string, readonly string[]>> = {
  "Order of the calls": [
    "A client signs in (`POST …/session`), lists the exams (`GET …/exams`), opens one with its token (`POST …/open`), waits until `starts_at`, starts it (`POST …/start`), reads the questions (`GET …/sitting`), fetches all `media`, saves answers (`POST …/answers`) and hands in (`POST …/finish`). After a reload it goes on with `GET …/sitting`.",
    "The body of a POST is always one object in JSON, `{}` where there is nothing to send.",
    "`device` is a text that the client makes once, at random, and keeps. When the same device signs in again, it replaces its own session; another device is refused with the cause `device-taken`, unless the school allows it.",
    "After each sign-in the exam must be opened with its token again. Until then whatever changes the sitting (`start`, `answers`, `events`, `attachments`, plays of sounds, `finish`) is refused with the cause `token-needed`; the sitting, news and messages can be read.",
    "A client whose pages come from another origin (a hybrid app, `capacitor://localhost`) is allowed by the server's setting `EXO_PARTICIPANT_ORIGINS`, which names origins.",
    "A client ignores fields, causes and outcomes that it does not know. An unknown cause means the same as its code.",
  ],
  Time: [
    "Nearly every answer has `server_time`, always under this name and in this form: ISO 8601 with milliseconds and the offset of the school's zone, `2026-11-20T07:41:08.250+07:00`. Other times end with `Z` or with an offset. All of them are instants.",
    "The client calculates all times from `server_time`, never from the clock of the device: it measures how long ago the answer arrived by a clock that nobody can set (`performance.now()`).",
    "`deadline_at` can move at any time, also after it is over: staff add time, and time during which no server was running (12 s or more) is given back in whole minutes. A client uses the latest `deadline_at` that it has received, and its call for news reports every change.",
    "While `stopped_at` is not null, the school has stopped the exam: the client shows `remaining_seconds` without counting down and takes no input. Answers that were on their way are accepted for 15 s, later ones are refused with the cause `stopped` and wait. When the exam goes on, the deadline moves.",
    "Answers are accepted until 15 s after the deadline. This grace is for what is on its way: the client stops taking input at the deadline.",
    "`shown_extra` reports how much of `extra_seconds` the client shows to the participant. Staff see it.",
  ],
  Answers: [
    "`seq` is one counter for the whole sitting. It increases with each change of any answer. The highest `seq` of a question is stored, in whatever order the calls arrive; sent again, nothing changes. After signing in on another device, the client continues from the `seq` of the sitting.",
    "Each answer of a call is judged by itself, and has its line at the same place in `answers` of the response. `saved` and `older` are confirmed. `refused` is not stored, for the reason in its `cause`, and would be refused again: the client reports it and does not send it again.",
    "The client keeps every answer in a queue on the device, in storage that survives a reload and a power cut, until its line confirms or refuses it. It never empties the queue because a time is over: it goes on sending past the deadline and the grace, since the deadline may have moved while it was offline.",
    "`given_at` says when an answer was given: the server's time as the client calculates it at that moment (`server_time` of the latest answer and the time since, by a clock that nobody can set), kept in the queue with the answer. It stays right while the device sleeps, restarts, or has its clock set. Staff see it as what the device says, also of answers that came too late. It decides nothing: an answer that arrives after the deadline and the grace is refused whatever it says. It may be null or missing; what cannot be read as a moment is stored as null.",
    "When a call is refused with the causes `time-over` or `finished`, the answers stay on the device and the participant is asked to call a proctor. As soon as news have status 3 and a deadline that is not over (added time, or a sitting that staff have opened again), the client sends them again.",
    "Before it hands in, the client sends the queue until it is empty. What is sent after that is refused with the cause `finished`.",
    "At most 50 answers are sent in one call, and at most 4 MB. Code 13 means that fewer must be sent at once.",
    "Parts that were not touched are missing or null. An answer of null takes the answer back. `doubt` marks a question for the participant and does not change the score.",
    "In matching (type 5) each left part has at most one right part, and each right part belongs to at most one left part. Where one part may have several, the type is 10.",
    "In ordering (type 7) all items are sent, or null. In essays (type 2) only simple HTML is kept; scripts, styles and foreign pictures are removed.",
  ],
  Attachments: [
    "An essay (type 2) whose payload has `attachments` true takes photos (JPG, PNG, WebP) and PDFs beside its text: at most 5 in an answer, 30 in a sitting, each of at most 3 MB and 40 megapixels. A client makes photos smaller before it uploads them: 2000 pixels on the longer side are enough to read handwriting.",
    "The client uploads first (`PUT …/attachment`, the bytes as `application/octet-stream`, with an `attachment_id` that it makes), then sends the answer with these ids in `attachments`. Sent again with the same id and the same bytes, the file is stored once. An answer that names a file that is not there is refused with the cause `unknown-attachment`.",
    "The client keeps the file on the device until an answer that names it is confirmed: what no answer names is deleted a day later. Uploads are repeated as answers are, before the answers. Codes 12 and 13 of an upload have a cause, and are for the participant: `data.file` of code 12 and `message` of code 13 say what is wrong and what helps. An upload that is sent anew has a new id, which takes the place of the old one in the answer.",
    "The server keeps pictures without what the camera wrote into them (place, time, device). Only the participant gets a file back (`GET …/attachment`), to be shown as a picture or offered as a download.",
  ],
  News: [
    "The client keeps one call for news open during the whole sitting, also in the waiting room. It is answered as soon as something differs from `mark`, otherwise after 27 s. The client calls again at once, and needs no beat beside it. A client that cannot keep a call open makes a beat every 20 s instead.",
    "What wakes the call: added time, an absence of the server, an exam that is stopped or goes on, the end of the sitting by staff or by time, a sitting that was opened again or reset, a message, a block, the end of the session.",
    "`mark` is opaque. The client sends the one of the latest news, and an empty one the first time. Of several open calls of one participant only the latest waits; the others are answered at once.",
    "When `message_seq` is higher than the last message that the client has, it lists the messages after that one. Listed messages count as delivered; `…/messages/read` reports what was shown.",
    "A message that staff correct or delete is listed again under a higher `seq`, and `first_seq` stays: the client replaces the message that has the same `first_seq`, keeps it at its place, and shows that it was corrected (`corrected_at`) or deleted (`deleted_at`; `text` is then a sentence that says so, and there is no picture). It counts as not read until `…/messages/read` reports its new number.",
    "An announcement to a schedule, a room or the open session also reaches participants who come into the exam later: it is delivered when they open it, once, and `at` is the time at which it was made. What was deleted before is not delivered.",
    "Proxies between client and server must allow 30 s without a byte.",
  ],
  Failures: [
    "No answer at all, a status of 500 or more (codes 50, 53 and 57) and the causes `concurrent-change` and `interrupted`: the client sends the same again, after `Retry-After` seconds where the header exists, otherwise after 1, 2, 4 … up to 30 s with a random share, so that a room does not call at one instant. It shows that it is offline and lets the participant continue. After code 53 the call may have been stored; to send it again is safe for every call of participants.",
    "Code 41 (status 401): the session is over, because staff have reset it or another device took its place. The client keeps its queue, asks for number and password, opens the exam with its token, reads the sitting and sends the queue.",
    "Code 43 (status 403) with the cause `blocked`: the client shows `message` and asks again (`GET …/session`) every few seconds. After staff have unblocked, it goes on with the same token. The deadline does not move.",
    "Code 29 (status 429): too many passwords, tokens, messages or uploads at once, or more calls than a person makes (200 at once, then 10 a second) or more JSON (6 MB at once, then 100 kB a second). The client waits `Retry-After` seconds; answers stay in its queue.",
    "Code 12 (status 422): `data` has a message for each field. At `token`, `password` and `file` it is for the participant, elsewhere it is a fault of the client.",
  ],
  "Pictures and sounds": [
    "`media` of the sitting lists every file that questions and references name, with `path`, `mime` and `size` in bytes. The client fetches all of them after the start, before it shows the first question, a few at a time, and shows how much is left. The content of a path never changes, needs no token and supports `Range`.",
    'HTML names pictures by these paths (`<img src="/storage/media/…">`), payloads by `media_id`.',
    "`audio.max_play` of a question and `max_play` of a reference say how often a sound may be played; 0 is without bound. `played` says how many plays were reported. The client reports each play when it begins (`POST …/plays`, with a `play_id` of its own), counts those that are not confirmed yet itself, and does not begin another one when the bound is reached. Reports are kept and sent again as answers are; the server counts those past the bound, too.",
    'HTML of questions is sanitised by the server. Formulas are `<span data-formula="LaTeX">`.',
  ],
  "The screen": [
    "The client reports when the page, or full screen, is left and comes back, with an `event_id` of its own for each report; the same one counts once. Reports are kept and sent again as answers are.",
    "More than `max_leave` reports of `leave` block the participant, and so does `fullscreen-out` where `fullscreen` is true. The response says so in `blocked`.",
  ],
};

export const callDescriptions: Record<keyof ParticipantEndpoints, string> = {
  signInParticipant:
    "Answers a token for the header `Authorization: Bearer …`. It has no end of its own. A wrong number or password is refused with code 41, too many of them with code 29.",
  askForReset:
    "Made from the seat after signing in was refused with the cause `device-taken`. Staff see the request and end the other session. Sent again it is the same request.",
  getOwnSession:
    "Who is signed in with this token. Code 41 means that the session is over: signed out, or another device took its place.",
  signOutParticipant:
    "Ends the session. A sitting that is under way goes on, and so does its time.",
  listOwnExams:
    "Active exams of today, and those that were begun and not finished. `hindrance` is the cause for which opening would be refused now, `reason` the same in words. After `too-late` staff can admit one participant alone: the hindrance is gone then, and `enter_until` and `closes_at` are those of the admission. `results` lists exams of any day that the participant has finished and whose result is shown now: `getOwnResult` answers it for their `id`.",
  openSitting:
    "Into the waiting room, or back to a sitting that was begun. The case of `token` and spaces in it do not matter. A wrong one is refused with code 12 at the field `token`. Sent again in the same session it answers the same, without a token.",
  startSitting:
    "Draws the questions, once. Sent again it answers the same. From now on the deadline counts.",
  getOwnSitting:
    "The questions in the order of this participant, with the answers that are stored. The lists are empty before the start, after the end, and in a session that has not opened the exam.",
  saveAnswers:
    "Up to 50 answers. The response has one line for each, at the same place. Sent again, nothing is stored twice. The call is refused as a whole only when the sitting takes no answers now.",
  reportScreen:
    "The page or full screen was left or came back. `event_id` is made by the client; the same one counts once.",
  beat: "Reports that the participant is there, and answers the state of the sitting. For clients that make no call for news; every 20 s.",
  finishSitting:
    "Hands in. Sent again it answers the same. Refused with the cause `before-minimum` before `finish_from`.",
  getOwnResult:
    "The result as far as the exam shows it (`view`). While `hindrance` is not null there is neither score nor question in it, `reason` says why in words, and `shown_from` says from when it is worth asking again: `exam-running` until the last session of the exam is over, `others-at-work` while anybody works on with added time, `result-moment` until the school shows results, `stopped` (without a time) while the school has stopped the exam, `withdrawn` (without a time) while staff have withdrawn the results. Staff may publish and withdraw results at any time: `result_seq` in the news grows then, and the client asks again. `shown_from` moves when time is added. `pending` answers must still be marked by people; until then the result lies from `score` to `score_most`, and a client shows both. Under the view `review`, `mark` of a question that people mark says how much of it was earned, of 100, and what was written to the answer, as plain text with line breaks; it is null until the marks count. While people mark the exam without names, no mark counts in any of these: they tell no more than staff read beside the name.",
  reportPlay:
    "A sound begins to be played. `play_id` is made by the client; the same one counts once. Refused with code 44 for a question or a reference without a sound.",
  awaitNews:
    "Answered as soon as something differs from `mark`, otherwise after 27 s. `client_time` is what the clock of the device says, so that staff see wrong clocks.",
  listOwnMessages:
    "Up to 100 messages after the one with the number `after`, oldest first. What is listed counts as delivered. With `more` there are further ones. Corrected and deleted messages are listed again; `first_seq` names the one that each replaces.",
  readOwnMessages: "All messages up to the number `seq` were shown to the participant.",
  answerStaff:
    "`message_id` is made by the client; the same one is written once. At most 20 messages a minute.",
  uploadAttachment:
    "The bytes of one photo or PDF for an essay. `attachment_id` is made by the client; the same file sent again is stored once. Refused with the cause `not-found` for a question that takes none.",
  getOwnAttachment: "The bytes of an attachment that this participant has uploaded.",
  getOwnMessagePicture: "The bytes of a picture that belongs to a message to this participant.",
};
