// The institution's settings, and what the server says of itself.
import { sql } from "kysely";
import type * as contract from "../../../contract/settings.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  dashboardPackage,
  infoFeatureKeys,
  settingCodes,
  settingDefaults,
} from "../../../contract/settings.ts";
import type { Setting } from "../../../contract/settings.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { invalidFields, newerVersion, Refusal } from "../../http/refusal.ts";
import { serverTime } from "../../http/server-time.ts";

type Sent = Required<Setting>;

export const settingsHandlers: HandlersOf<typeof contract> = {
  listSettings: {
    async read({ pc }, call) {
      // Public is exactly the package that the sign-in screen needs.
      if (pc === dashboardPackage) return dashboardSettings(call.db);
      if (!call.caller) {
        throw new Refusal(responseCodes.notSignedIn, "Silakan masuk untuk membaca pengaturan ini.");
      }
      return call.db
        .selectFrom("settings")
        .select(["code", "value", "version"])
        .where("package", "=", pc)
        .orderBy("code")
        .execute();
    },
  },

  listSettingsByCode: {
    async read({ pc }, call) {
      const wanted = new Set(pc.split(",").map((code) => code.trim()));
      const known = await dashboardSettings(call.db);
      const others = await call.db
        .selectFrom("settings")
        .select(["code", "value", "version"])
        .where("package", "!=", dashboardPackage)
        .execute();
      return [...known, ...others].filter(({ code }) => wanted.has(code));
    },
  },

  updateSettings: {
    async write({ settings }, call) {
      settings.forEach(checkSetting);
      // Whoever sets something waits for whoever does so already; rows that do not exist yet cannot be locked.
      await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(call.db);
      const stored = await dashboardSettings(call.db);
      const before = Object.fromEntries(stored.map(({ code, value }) => [code, value]));
      const changed = settings.filter(({ code, value }) => before[code] !== value);
      if (changed.some((one) => isOutdated(one, stored))) throw newerVersion("Pengaturan", stored);
      for (const one of changed) await store(one, call);
      await call.audit(
        changed.map(({ code, value }) => ({
          action: "setting.update",
          objectId: code,
          before: { value: shortened(before[code] ?? "") },
          after: { value: shortened(value) },
        })),
      );
      return dashboardSettings(call.db);
    },
  },

  getMatrix: {
    async read(_input, call) {
      return {
        exo_version: __VERSION__,
        server_host: reachableHost(call.host, call.services.host),
        server_time: serverTime(call.at),
        power_cut_risk: call.services.powerCutRisk !== null,
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

async function dashboardSettings(db: Db): Promise<Setting[]> {
  const stored = await db
    .selectFrom("settings")
    .select(["code", "value", "version"])
    .where("package", "=", dashboardPackage)
    .execute();
  const values = {
    ...settingDefaults,
    [settingCodes.logo]: `${__BASE__}img/exo.jpg`,
    ...Object.fromEntries(stored.map(({ code, value }) => [code, value])),
    [settingCodes.version]: __VERSION__,
  };
  const versions = new Map(stored.map(({ code, version }) => [code, version]));
  return Object.entries(values).map(([code, value]) => {
    return { code, value, version: versions.get(code) ?? 0 };
  });
}

function isOutdated({ code, version }: Sent, stored: readonly Setting[]): boolean {
  return stored.some((one) => one.code === code && one.version !== version);
}

async function store({ code, value, version }: Sent, { db, at }: Call): Promise<void> {
  const row = { package: dashboardPackage, value, version: version + 1, updated_at: at };
  await db
    .insertInto("settings")
    .values({ code, ...row })
    .onConflict((known) => known.column("code").doUpdateSet(row))
    .execute();
}

const switches: readonly string[] = [
  settingCodes.socketActive,
  settingCodes.editable,
  settingCodes.aiActive,
];
const picture =
  /^(?:|\/(?!\/)[^\s\\]*|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2})$/u;

function checkSetting({ code, value }: Setting, index: number): void {
  const field = `settings.${index}.value`;
  if (code === settingCodes.version) {
    throw invalidFields({ [`settings.${index}.code`]: "Versi ditentukan oleh server." });
  }
  if (switches.includes(code) && !["Y", "N", ""].includes(value)) {
    throw invalidFields({ [field]: "Isi dengan Y atau N." });
  }
  if (code === settingCodes.logo && !picture.test(value)) {
    throw invalidFields({ [field]: "Logo harus berupa gambar .png, .jpg, atau .webp." });
  }
  if (code === settingCodes.name && value.trim() === "") {
    throw invalidFields({ [field]: "Nama instansi wajib diisi." });
  }
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
