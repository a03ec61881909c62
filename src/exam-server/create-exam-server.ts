// The embedded exam server: request in, response out. Tests hand `fetch` to the console's api; node.ts puts sockets
// around it. It is the runnable definition of the contract, with a real database behind it.
import { uptime } from "node:os";
import type { Kysely } from "kysely";
import type { Envelope } from "../contract/calls/envelope.ts";
import type { Database } from "./database/database.ts";
import { channelOf } from "../contract/live-protocol.ts";
import { boardTopic } from "../contract/exams/board/boards.ts";
import { serverAbsencesTopic } from "../contract/exams/server-absences.ts";
import { tokenBoardPublisher } from "./entities/sittings/exam-tokens/token-board-publisher.ts";
import { readTokenBoard } from "./entities/sittings/exam-tokens/token-board-query.ts";
import { presencePublisher, presentStaff } from "./entities/desk/chat/chat-presence-publisher.ts";
import { tokenTopic } from "../contract/exams/exam-tokens.ts";
import { chatTopic, ownChatsTopic, presentStaffTopic } from "../contract/chat/chats.ts";
import { settingsTopic } from "../contract/institution/setting-versions.ts";
import { taskTopic } from "../contract/tasks.ts";
import { Tasks } from "./tasks/task-runner.ts";
import { createEditingPresence } from "./live/editing-presence.ts";
import { usualPollIntervals, type PollIntervals } from "./live/poll-intervals.ts";
import { followPermissions } from "./live/permission-changes.ts";
import { relayed } from "./live/live-relay.ts";
import { createLiveHub, type LiveHub } from "./live/live-hub.ts";
import { createParticipantUpdates } from "./live/participant-updates.ts";
import { purgeLostMedia } from "./entities/questions/media/media-uses-store.ts";
import { openDatabase, type DatabaseChoice, type OpenDatabase } from "./database/open-database.ts";
import { cardKeyIn } from "./security/card-keys/card-key-file.ts";
import { createSecurityServices } from "./security/security-services.ts";
import { cardKeyOf, noCardKey, type CardKeyState } from "./security/card-keys/card-key.ts";
import { usualCosts, type PasswordCosts } from "./security/passwords.ts";
import { createQuestionVersions } from "./entities/sittings/sittings/question-contents-query.ts";
import {
  createHeartbeat,
  type Heartbeat,
} from "./entities/sittings/absences/server-heartbeat-store.ts";
import { heartbeatMs } from "../domain/exams/sittings/server-absence.ts";
import {
  carryOutOrders,
  renewWaiting,
} from "./entities/sittings/sitting-control/sitting-orders-store.ts";
import { openDueSessions } from "./entities/sittings/exam-tokens/session-openings-store.ts";
import { listUnlistedResults } from "./entities/sittings/marking/unlisted-results-store.ts";
import { repeatItemKeeping } from "./entities/sittings/item-responses/item-keeping-store.ts";
import { closeDueSittings } from "./entities/sittings/sittings/sitting-closing-store.ts";
import { createBoardPublisher } from "./entities/desk/boards/board-publisher.ts";
import { readWholeBoard } from "./entities/desk/boards/boards-query.ts";
import { checkStoredQuestions } from "./entities/questions/questions/stored-question-checks.ts";
import type { Boards, QuestionVersions, Services } from "./http/services.ts";
import { contractRoutes } from "./contract-routes.ts";
import { createRouter, type Origin } from "./http/router.ts";
import type { Account } from "./security/staff-password.ts";
import { seedRoleMenus, seedSchool, type School } from "./seed/seed.ts";
import { logFault } from "./log-line.ts";
import { purgeDeleted } from "./purge-deleted.ts";
import { every } from "./tasks/repeated-work.ts";
import { createSignInLimit } from "./security/sign-in/sign-in-limit.ts";
import { findCaller, noteHere } from "./security/tokens.ts";

export type ExamServerOptions = {
  database: DatabaseChoice;
  /** What an empty database is filled with; one that has accounts is left as it is. */
  school: School | "none";
  /** What others on the network reach the server by; shown on the home screen. */
  host?: string;
  /** Called with the accounts just made, the only time that their passwords are known. */
  onAccounts?(accounts: Account[]): void;
  now?(): Date;
  /** Milliseconds by a clock that nobody sets. */
  elapsed?(): number;
  /** Milliseconds by a clock that nobody sets and that goes on while the machine sleeps. */
  uptime?(): number;
  /** What hashing a password costs; in most tests next to nothing. */
  passwordCosts?: PasswordCosts;
  /** In most tests next to nothing as well. */
  pollIntervals?: PollIntervals;
  /**
   * How often it records that it is running, ends and opens what is due, and carries out orders, in place of the usual times: by the clock of
   * the machine, which no test moves.
   */
  repeatedWorkMs?: number;
  /** Of the passwords' copies; without it the data folder holds one, where there is such a folder. */
  cardKey?: Buffer | null;
  /** See `bodyPatienceMs`. */
  patienceMs?: number;
};

export type ExamServer = {
  fetch(request: Request, origin?: Origin): Promise<Response>;
  db: Kysely<Database>;
  live: LiveHub;
  sitterNews: Services["sitterNews"];
  tasks: Tasks;
  powerCutRisk: boolean;
  /** The newest moment that the database held before; null: it was new. */
  newestAtStart: Date | null;
  connectAll: OpenDatabase["connectAll"];
  close(): Promise<void>;
};

/** @throws StartError */
export async function createExamServer(options: ExamServerOptions): Promise<ExamServer> {
  const now = options.now ?? (() => new Date());
  const elapsed = options.elapsed ?? (() => performance.now());
  const database = await openDatabase(options.database);
  const { db, powerCutRisk } = database;
  const pending = createPendingWork();
  const heartbeat = createHeartbeat(db, now, options.uptime ?? (() => uptime() * 1000));
  const setup: Setup = { options, database, now, elapsed, heartbeat, during: pending.during };
  const questionVersions = createQuestionVersions();
  const own = {
    live: createLiveHub({
      now,
      identify: (token) => identify(db, token, now()),
      async ask(address, token) {
        const headers = { authorization: `Bearer ${token}` };
        const request = new Request(`http://live${address}`, { headers });
        return (await router.fetch(request, { address: "" })).json() as Promise<Envelope>;
      },
    }),
    editing: createEditingPresence(now),
    sitterNews: createParticipantUpdates(),
    signInLimit: createSignInLimit(elapsed),
    close: async () => undefined,
  };
  const shared = await sharedWithOthers(own, database, () => prepare(setup, questionVersions));
  const { live, sitterNews, changes } = shared;
  const boards = declareTopics(live, setup);
  const tasks = new Tasks(db, live, now);
  await tasks.recover();
  const services = await createServices(setup, { ...shared, tasks, boards, questionVersions });
  await renewWaiting(db, now());
  const sittingWork = repeatSittingWork(setup, services);
  const router = createRouter(database, services, contractRoutes(), options.patienceMs);
  return {
    fetch: (request, origin = { address: "" }) =>
      pending.during(Promise.resolve(router.fetch(request, origin))),
    db,
    live,
    sitterNews,
    tasks,
    powerCutRisk,
    newestAtStart: heartbeat.newestAtStart(),
    connectAll: database.connectAll,
    async close() {
      sittingWork.stop();
      live.close();
      own.sitterNews.close();
      // The database stays until nobody needs it any more: calls, then their tasks, then what these left to be tidied.
      await pending.settled();
      await tasks.close();
      await services.htmlCleaner.close();
      await pending.settled();
      await changes.close();
      await shared.close();
      await database.close();
    },
  };
}

type Setup = {
  options: ExamServerOptions;
  database: OpenDatabase;
  now(): Date;
  elapsed(): number;
  heartbeat: Heartbeat;
  /** Closing the server waits for this work. */
  during<T>(work: Promise<T>): Promise<T>;
};

function createPendingWork() {
  const pending = new Set<Promise<unknown>>();
  return {
    during<T>(work: Promise<T>): Promise<T> {
      pending.add(work);
      return work.finally(() => pending.delete(work));
    },
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}

/** Before the first call: fills an empty database, and deletes or ends what became due while the server was off. */
async function prepare(
  { options, database: { db, tidy }, now, heartbeat }: Setup,
  questionVersions: QuestionVersions,
): Promise<void> {
  const known = await db.selectFrom("role_menus").select("role").limit(1).execute();
  if (known.length === 0) await seedRoleMenus(db);
  await checkStoredQuestions(db, now());
  const costs = options.passwordCosts ?? usualCosts;
  const accounts =
    options.school === "none" ? [] : await seedSchool(db, options.school, now(), costs);
  if (accounts.length > 0) {
    await tidy();
    options.onAccounts?.(accounts);
  }
  await purgeDeleted(db, now());
  await purgeLostMedia(db);
  await heartbeat.beat();
  await openDueSessions(db, now());
  await closeDueSittings(db, questionVersions, now());
  await listUnlistedResults(db, questionVersions, now());
}

type Own = Awaited<ReturnType<typeof relayed>>;
type Shared = Own & Pick<Services, "changes">;

/** Relays to other servers where the database has several. */
async function sharedWithOthers(
  own: Own,
  { openChangeNotices, alone, openWire, close }: OpenDatabase,
  prepareFirst: () => Promise<void>,
): Promise<Shared> {
  try {
    await alone(prepareFirst);
    const changes = await followPermissions(openChangeNotices, own);
    return { ...(openWire ? await relayed(own, openWire) : own), changes };
  } catch (error) {
    own.live.close();
    await close();
    throw error;
  }
}

function declareTopics(live: LiveHub, { options, database: { db }, now, during }: Setup): Boards {
  const rests = options.pollIntervals ?? usualPollIntervals;
  for (const topic of [taskTopic, ownChatsTopic, chatTopic, serverAbsencesTopic, settingsTopic])
    live.declare(topic);
  live.declare(
    tokenTopic,
    tokenBoardPublisher(() => during(readTokenBoard({ db, at: now() })), rests.tokens),
  );
  live.declare(
    presentStaffTopic,
    presencePublisher(() => during(presentStaff(db, now())), rests.presence),
  );
  const boards = createBoardPublisher(
    (schedule) => during(readWholeBoard(schedule, db, now())),
    rests.board,
  );
  live.declare(boardTopic, boards.open);
  return boards;
}

type Made = Shared & Pick<Services, "tasks" | "boards" | "questionVersions">;

async function createServices(
  { options, database: { db, tidy, folder, powerCutRisk }, now, elapsed, heartbeat, during }: Setup,
  made: Made,
): Promise<Services> {
  return {
    ...made,
    now,
    newestAtStart: heartbeat.newestAtStart(),
    tidy: () => during(tidy()),
    powerCutRisk,
    passwordCosts: options.passwordCosts ?? usualCosts,
    cardKey: await findCardKey(options.cardKey ?? null, folder),
    ...createSecurityServices(elapsed, { db, now, during }),
    host: options.host ?? "",
  };
}

/** How often a server looks for orders: sooner than one that another server has taken can be due. */
const ordersMs = 5_000;
const soonestMs = 100;
/** How often a server looks for sessions whose hour has come. */
const openingsMs = 5_000;
/** A server runs for months: what cannot be restored any more does not wait for its next start. */
const purgingMs = 60 * 60_000;

/** Says that the server is on, ends sittings whose time is over, and carries out what staff have ordered. */
function repeatSittingWork(
  { options, database: { db }, now, during, heartbeat }: Setup,
  services: Pick<Services, "questionVersions" | "sitterNews" | "live">,
) {
  const { questionVersions: versions, sitterNews, live } = services;
  /** Time of an absence is given back first, so that no sitting ends for want of it. */
  const close = async () => {
    const known = heartbeat.absences();
    sitterNews.wake(await heartbeat.beat());
    if (heartbeat.absences() > known) live.expireTopics(channelOf(serverAbsencesTopic, {}));
    await closeDueSittings(db, versions, now());
    await listUnlistedResults(db, versions, now());
  };
  const closing = every(options.repeatedWorkMs ?? heartbeatMs, () =>
    during(close()).then(
      () => undefined,
      (error: unknown) => logFault("Closing of sittings failed", error),
    ),
  );
  const opening = every(options.repeatedWorkMs ?? openingsMs, () =>
    during(openDueSessions(db, now())).then(
      () => undefined,
      (error: unknown) => logFault("Opening of sessions failed", error),
    ),
  );
  const carrying = every(options.repeatedWorkMs ?? ordersMs, () =>
    during(carryOutOrders({ db, versions, now: now(), wake: sitterNews.wake })).then(
      (due) => (due ? untilDue(due, now()) : ordersMs),
      (error: unknown) => {
        logFault("Orders about sittings failed", error);
        return ordersMs;
      },
    ),
  );
  const purging = every(options.repeatedWorkMs ?? purgingMs, () =>
    during(purgeDeleted(db, now())).then(
      () => undefined,
      (error: unknown) => logFault("Forgetting what was deleted failed", error),
    ),
  );
  const everyMs = options.repeatedWorkMs ?? null;
  const keeping = repeatItemKeeping({ db, services, now, during, everyMs });
  return {
    stop(): void {
      keeping.stop();
      purging.stop();
      closing.stop();
      opening.stop();
      carrying.stop();
    },
  };
}

function untilDue(due: Date, now: Date): number {
  return Math.max(soonestMs, Math.min(due.getTime() - now.getTime(), ordersMs));
}

async function findCardKey(given: Buffer | null, folder: string | null): Promise<CardKeyState> {
  if (given) return cardKeyOf(given);
  return folder === null ? noCardKey : cardKeyIn(folder);
}

/** Asked with each sign of life of a console: so it is known who is at one. */
async function identify(db: Kysely<Database>, token: string, at: Date) {
  const caller = await findCaller(db, token, at);
  if (!caller) return null;
  await noteHere(db, caller.token, at).catch((error: unknown) =>
    logFault("Noting who is there failed", error),
  );
  return { userId: caller.id, token: caller.token };
}
