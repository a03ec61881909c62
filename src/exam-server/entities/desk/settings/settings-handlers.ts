// The institution's settings, and what the server says of itself.
import { sql } from "kysely";
import * as v from "valibot";
import type { settingEndpoints } from "../../../../contract/endpoints/setting-endpoints.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { dashboardPackage, settingCodes, type Setting } from "../../../../contract/settings.ts";
import { infoFeatureKeys } from "../../../../contract/institution/info-features.ts";
import type { Db } from "../../../database/database.ts";
import { cleanLetterhead } from "../../../../domain/institution/letterhead-lines.ts";
import { dataPictureFault } from "../../../records/data-picture.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { conflict, invalidFields, newerVersion, Refusal } from "../../../http/refusal.ts";
import { checkIdentityLock } from "./identity-lock.ts";
import { removeAllCopies } from "../../people/participants/card-copies-store.ts";
import { clockBehind } from "../../../../domain/exams/sittings/server-absence.ts";
import { serverTime } from "../../../http/server-time.ts";
import {
  definitionOf,
  packageOf,
  settingsByPackage,
} from "../../../../contract/endpoints/known-settings.ts";

type Sent = Required<Setting>;

export const settingsHandlers: HandlersOf<typeof settingEndpoints> = {
  listSettings: {
    async read({ pc }, call) {
      // Public is exactly the package that the sign-in screen needs.
      if (pc === dashboardPackage) return settingsIn(pc, call.db);
      if (!call.caller) {
        throw new Refusal(responseCodes.notSignedIn, "Silakan masuk untuk membaca pengaturan ini.");
      }
      return settingsIn(pc, call.db);
    },
  },

  listSettingsByCode: {
    async read({ pc }, call) {
      const wanted = new Set(pc.split(",").map((code) => code.trim()));
      const all = await settingsIn(await allPackages(call.db), call.db);
      return all.filter(({ code }) => wanted.has(code));
    },
  },

  listSettingVersions: {
    async read(_input, { caller, db }) {
      const stored = db.selectFrom("settings").select(["code", "package", "version"]);
      const readable = caller ? stored : stored.where("package", "=", dashboardPackage);
      return readable.orderBy("code").execute();
    },
  },

  updateSettings: {
    async write({ settings: sent }, call) {
      sent.forEach(checkSetting);
      const settings = sent.map(cleaned);
      // Whoever sets something waits for whoever does so already; rows that do not exist yet cannot be locked.
      await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(call.db);
      const packages = [...new Set(settings.map(({ code }) => packageOf(code) ?? ""))];
      const stored = await settingsIn(packages, call.db);
      const before = Object.fromEntries(stored.map(({ code, value }) => [code, value]));
      const changed = settings.filter(({ code, value }) => before[code] !== value);
      await checkIdentityLock(changed, call);
      if (changed.some((one) => isOutdated(one, stored))) throw newerVersion("Pengaturan", stored);
      for (const one of changed) {
        await store(one, call);
        const consequences = await followFrom(one, call);
        await call.audit({
          action: "setting.update",
          objectId: one.code,
          before: { value: shortened(before[one.code] ?? "") },
          after: { value: shortened(one.value), ...consequences },
        });
      }
      return settingsIn(packages, call.db);
    },
  },

  getMatrix: {
    async read(_input, call) {
      return {
        exo_version: __VERSION__,
        server_host: reachableHost(call.host, call.services.host),
        server_time: serverTime(call.at),
        power_cut_risk: call.services.powerCutRisk,
        clock_behind_seconds: Math.round(
          clockBehind(call.at.getTime(), call.services.newestAtStart?.getTime() ?? 0) / 1000,
        ),
      };
    },
  },

  getInfoFeatures: {
    async read() {
      return Object.fromEntries(
        Object.values(infoFeatureKeys).map((key) => [key, `${__BASE__}audio/${key}.mp3`]),
      );
    },
  },
};

async function allPackages(db: Db): Promise<string[]> {
  const stored = await db.selectFrom("settings").select("package").distinct().execute();
  return [...new Set([...Object.keys(settingsByPackage), ...stored.map((row) => row.package)])];
}

/** With what is usual where nobody has set anything. */
async function settingsIn(packages: string | readonly string[], db: Db): Promise<Setting[]> {
  const names = [packages].flat();
  const stored = await db
    .selectFrom("settings")
    .select(["code", "value", "version"])
    .where("package", "in", names)
    .orderBy("code")
    .execute();
  const values = {
    ...Object.assign({}, ...names.map(usualIn)),
    ...Object.fromEntries(stored.map(({ code, value }) => [code, value])),
    ...(names.includes(dashboardPackage) ? { [settingCodes.version]: __VERSION__ } : {}),
  } as Record<string, string>;
  const versions = new Map(stored.map(({ code, version }) => [code, version]));
  return Object.entries(values).map(([code, value]) => {
    return { code, value, version: versions.get(code) ?? 0 };
  });
}

function usualIn(name: string): Record<string, string> {
  const settings = Object.entries(settingsByPackage[name] ?? {});
  return Object.fromEntries(settings.map(([code, { default: usual }]) => [code, usual]));
}

function isOutdated({ code, version }: Sent, stored: readonly Setting[]): boolean {
  return stored.some((one) => one.code === code && one.version !== version);
}

async function store({ code, value, version }: Sent, { db, at }: Call): Promise<void> {
  const row = { package: packageOf(code)!, value, version: version + 1, updated_at: at };
  await db
    .insertInto("settings")
    .values({ code, ...row })
    .onConflict((known) => known.column("code").doUpdateSet(row))
    .execute();
}

/** What changes with a setting, for the audit. @throws Refusal */
async function followFrom({ code, value }: Sent, { db, services }: Call): Promise<object> {
  if (code !== settingCodes.cardPasswords) return {};
  if (value !== "Y") return { removed_copies: await removeAllCopies(db) };
  if ("missing" in services.cardKey) throw conflict(services.cardKey.missing);
  return {};
}

function checkSetting({ code, value }: Setting, index: number): void {
  const definition = definitionOf(code);
  if (!definition) {
    throw invalidFields({ [`settings.${index}.code`]: "Pengaturan ini tidak dikenal server." });
  }
  const checked = v.safeParse(definition.value, value);
  const fault = checked.success ? dataPictureFault(value) : checked.issues[0].message;
  if (fault) throw invalidFields({ [`settings.${index}.value`]: fault });
}

/** The lines of a letterhead are HTML. */
function cleaned(one: Sent): Sent {
  return one.code === settingCodes.letterhead ? { ...one, value: cleanLetterhead(one.value) } : one;
}

/** Pictures are settings too; an audit entry needs to know that one changed, not its every byte. */
function shortened(value: string): string {
  return value.length <= 300 ? value : `${value.slice(0, 300)}… (${value.length})`;
}

/** On the server's own screen the address is "localhost", which tells nobody where the others should go. */
function reachableHost(asked: string, onTheNetwork: string): string {
  const name = asked.replace(/:\d+$/u, "");
  const isLocal =
    name === "" || name === "localhost" || name === "[::1]" || name.startsWith("127.");
  if (!isLocal || onTheNetwork === "") return asked;
  return onTheNetwork + (/:\d+$/u.exec(asked)?.[0] ?? "");
}
