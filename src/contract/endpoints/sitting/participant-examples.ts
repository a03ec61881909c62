// One example of what each call of participants sends and answers, for the OpenAPI document. A test checks them by the schemas.
import type { CallInput, CallOutput } from "../../calls/call.ts";
import type { OwnMessage } from "../../sitting/own-chat.ts";
import type { OwnExam, SittingState } from "../../sitting/own-exams.ts";
import type { OwnIdentity } from "../../sitting/participant-session.ts";
import type { ParticipantEndpoints } from "./participant-guide.ts";
import { questionExamples } from "./question-examples.ts";

type Example<Name extends keyof ParticipantEndpoints> = {
  input: CallInput<ParticipantEndpoints[Name]>;
  /** Undefined: bytes. */
  data?: CallOutput<ParticipantEndpoints[Name]>;
};

const id = "5f0c2a9e-7d7b-4a0e-9f57-3f4a5f6f1c11";
const server_time = "2026-11-20T07:41:08.250+07:00";
const seat = { no_ujian: "2026-0001", password: "Rahasia-7", device: "b2f6c1d0-5a3e-4f43" };
const participant: OwnIdentity = {
  id: "0d0b9a52-6c6e-4d53-9a36-1d1f2b3c4d5e",
  no_ujian: seat.no_ujian,
  nama: "Siti Aminah",
  group: "X / X 1",
  antiblock: false,
  server_time,
};
const exam: OwnExam = {
  id,
  alias: "Matematika X",
  subject: "Matematika",
  sesi: 1,
  room: "Ruang 1",
  seat: 7,
  starts_at: "2026-11-20T00:30:00.000Z",
  enter_until: "2026-11-20T01:00:00.000Z",
  closes_at: "2026-11-20T02:30:00.000Z",
  minutes: 90,
  needs_token: true,
  fullscreen: false,
  status: null,
  hindrance: null,
  reason: "",
};
const waiting: SittingState = {
  id,
  alias: exam.alias,
  status: 0,
  server_time,
  starts_at: exam.starts_at,
  started_at: null,
  deadline_at: null,
  stopped_at: null,
  remaining_seconds: null,
  extra_seconds: 0,
  finish_from: null,
  finished_at: null,
  leave_count: 0,
  max_leave: 3,
  fullscreen: false,
  seq: 0,
};
const working: SittingState = {
  ...waiting,
  status: 3,
  started_at: "2026-11-20T00:40:00.000Z",
  deadline_at: "2026-11-20T02:10:00.000Z",
  remaining_seconds: 5332,
  finish_from: "2026-11-20T01:10:00.000Z",
};
const finished: SittingState = {
  ...working,
  status: 1,
  remaining_seconds: null,
  finished_at: "2026-11-20T01:55:12.480Z",
  seq: 42,
};
const media_id = "9a1e6d50-2f1c-4d8e-8f6b-0a1b2c3d4e5f";
const path = `/storage/media/${media_id}`;
const question = {
  id: "q-7f3a",
  position: 1,
  type: 1 as const,
  stem: `<p>Kota pada peta ini adalah …</p><img src="${path}" alt="Peta">`,
  layout: 1 as const,
  reference_id: null,
  audio: null,
  payload: questionExamples[1].payload,
  answer: null,
  doubt: false,
};
const answered = { ...question, answer: questionExamples[1].answer };
const essay = {
  ...question,
  id: "q-31be",
  position: 2,
  type: 2 as const,
  stem: "<p>Mengapa jalan itu tergenang?</p>",
  ...questionExamples[2],
};
const message: OwnMessage = {
  seq: 12,
  first_seq: 12,
  id: "m-1",
  is_own: false,
  name: "Budi Santoso",
  is_broadcast: true,
  text: "Waktu tersisa 5 menit.",
  picture_id: null,
  at: "2026-11-20T02:05:00.000Z",
  corrected_at: null,
  deleted_at: null,
  is_read: false,
};

export const participantExamples: {
  readonly [Name in keyof ParticipantEndpoints]: Example<Name>;
} = {
  signInParticipant: {
    input: seat,
    data: { token: "kq3C0vJc9d2mM0o4l8l1QwzYw3yq0mP5vX7uT1sR2eA", participant },
  },
  askForReset: { input: seat, data: { server_time, asked_at: "2026-11-20T00:41:08.250Z" } },
  getOwnSession: { input: {}, data: participant },
  signOutParticipant: { input: {}, data: null },
  listOwnExams: {
    input: {},
    data: {
      server_time,
      items: [exam],
      results: [{ id: "s-77aa", alias: "Fisika XI", finished_at: "2026-11-19T09:02:11.000+07:00" }],
    },
  },
  openSitting: { input: { id, token: "K7PQRX" }, data: waiting },
  startSitting: { input: { id }, data: working },
  getOwnSitting: {
    input: { id },
    data: {
      ...working,
      references: [],
      questions: [question],
      media: [{ id: media_id, path, mime: "image/png", size: 48_213 }],
    },
  },
  saveAnswers: {
    input: {
      id,
      answers: [
        {
          question_id: question.id,
          seq: 41,
          answer: answered.answer,
          doubt: false,
          given_at: "2026-11-20T07:40:31.120+07:00",
        },
        { question_id: "q-90bc", seq: 42, answer: { type: 6, text: "12,5" }, doubt: true },
      ],
    },
    data: {
      ...working,
      seq: 42,
      answers: [
        { question_id: question.id, seq: 41, outcome: "saved", cause: null },
        { question_id: "q-90bc", seq: 42, outcome: "refused", cause: "unknown-question" },
      ],
    },
  },
  reportScreen: {
    input: { id, event_id: "e-1", kind: "return", seconds: 14 },
    data: { ...working, leave_count: 1, blocked: false, block_reason: "" },
  },
  beat: {
    input: { id, client_time: "2026-11-20T00:41:09.000Z", shown_extra: 0 },
    data: working,
  },
  finishSitting: { input: { id }, data: finished },
  getOwnResult: {
    input: { id },
    data: {
      server_time,
      view: "review",
      shown_from: null,
      hindrance: null,
      reason: "",
      score: "75.00",
      score_most: "75.00",
      pending: 0,
      recalculated: {
        at: "2026-12-01T14:20:00.000+07:00",
        reason: "Kunci soal 7 diperbaiki.",
        earlier: [{ at: "2026-11-30T09:05:00.000+07:00", reason: "Soal tentang gaya dihapus." }],
      },
      questions: [
        { ...answered, explanation: "<p>Bandung terletak di Jawa Barat.</p>", mark: null },
        {
          ...essay,
          explanation: "",
          mark: { earned: "66.67", comments: ["Sebutkan juga akibatnya."] },
        },
      ],
    },
  },
  reportPlay: {
    input: { id, play_id: "p-1", owner: "question", owner_id: "q-51d0" },
    data: { ...working, played: 1, max_play: 2 },
  },
  awaitNews: {
    input: {
      id,
      mark: "s-1 3 1763604600000 0 0 11 0",
      client_time: "2026-11-20T00:41:09.000Z",
      shown_extra: 0,
    },
    data: {
      ...working,
      deadline_at: "2026-11-20T02:15:00.000Z",
      remaining_seconds: 5632,
      extra_seconds: 300,
      message_seq: 12,
      result_seq: 0,
      mark: "s-1 3 1763604900000 0 300 12 0",
    },
  },
  listOwnMessages: {
    input: { id, after: 11 },
    data: {
      server_time,
      items: [
        message,
        {
          ...message,
          seq: 14,
          first_seq: 9,
          id: "m-0",
          text: "Ujian selesai pukul 09.30.",
          at: "2026-11-20T01:58:00.000Z",
          corrected_at: "2026-11-20T02:06:00.000Z",
        },
      ],
      more: false,
    },
  },
  readOwnMessages: { input: { id, seq: 12 }, data: null },
  answerStaff: {
    input: { id, message_id: "m-2", text: "Bu, gambar soal 3 tidak tampil." },
    data: {
      ...message,
      seq: 13,
      first_seq: 13,
      id: "m-2",
      is_own: true,
      name: participant.nama,
      is_broadcast: false,
      text: "Bu, gambar soal 3 tidak tampil.",
      is_read: true,
    },
  },
  uploadAttachment: {
    input: { id, attachment_id: "a-1", question_id: "q-90bc" },
    data: { ...working, attachment_id: "a-1", mime: "image/jpeg", size: 412_806 },
  },
  getOwnAttachment: { input: { id, attachment_id: "a-1" } },
  getOwnMessagePicture: { input: { id, picture_id: media_id } },
};
