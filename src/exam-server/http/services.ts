// What the whole server shares with its calls. http/ knows no entity: what calls need of an entity is declared here, and
// create-exam-server.ts passes what the entity makes.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { LiveBoard } from "../../domain/exams/sittings/live-board.ts";
import type { ChangeNotices } from "../database/change-notices.ts";
import type { Db } from "../database/database.ts";
import type { EditingPresence } from "../live/editing-presence.ts";
import type { LiveHub } from "../live/live-hub.ts";
import type { ParticipantUpdates } from "../live/participant-updates.ts";
import type { CardKeyState } from "../security/card-keys/card-key.ts";
import type { PasswordCosts } from "../security/passwords.ts";
import type { SecurityServices } from "../security/security-services.ts";
import type { SignInLimit } from "../security/sign-in/sign-in-limit.ts";
import type { Tasks } from "../tasks/task-runner.ts";

/** What the whole server shares. */
export type Services = SecurityServices & {
  live: LiveHub;
  tasks: Tasks;
  signInLimit: SignInLimit;
  editing: EditingPresence;
  boards: Boards;
  sitterNews: Pick<ParticipantUpdates, "wait" | "inTurn" | "wake">;
  changes: ChangeNotices;
  questionVersions: QuestionVersions;
  passwordCosts: PasswordCosts;
  cardKey: CardKeyState;
  now(): Date;
  /** The host name or address by which other computers reach the server. */
  host: string;
  tidy(): Promise<void>;
  /** A cut of power may cost what was confirmed. */
  powerCutRisk: boolean;
  /** The newest moment that the database held when this server started; null: it was new. */
  newestAtStart: Date | null;
};

/** Live boards of schedules. */
export type Boards = {
  /** The board of a schedule with subscribers, as it was read last. It is at most one polling interval old. */
  read(schedule: string): Promise<LiveBoard>;
};

export type VersionKey = { question_id: string; version: number };
/** What a participant is shown of a question, and what is explained afterwards. */
export type ShownVersion = Pick<
  QuestionInput,
  "stem" | "layout" | "reference_id" | "audio" | "shuffle" | "explanation" | "content"
>;

/** Questions in the versions that participants were shown. */
export type QuestionVersions = {
  /** Once it has begun, which questions a sitting asks does not change. */
  ofSitting(sitting: string, db: Db): Promise<readonly VersionKey[]>;
  /** In the order of the keys. @throws Error for a version that was not kept as it was drawn */
  read(keys: readonly VersionKey[], db: Db): Promise<ShownVersion[]>;
};
