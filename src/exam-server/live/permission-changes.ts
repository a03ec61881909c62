// Where live topics and calls that wait end because a permission has, and where changes of settings are published: once for every
// way in which either can happen, by the notices of the database. Writers tell nobody.
import { settingsTopic } from "../../contract/institution/setting-versions.ts";
import type { ChangeNotices, OpenChangeNotices } from "../database/change-notices.ts";
import type { LiveHub } from "./live-hub.ts";
import type { ParticipantUpdates } from "./participant-updates.ts";

type Own = {
  live: Pick<LiveHub, "askToValidate" | "dropToken" | "publish">;
  sitterNews: Pick<ParticipantUpdates, "wake" | "wakeAll">;
};

/** Of this server alone: each one that shares the database receives the notices itself. */
export function followPermissions(
  openChangeNotices: OpenChangeNotices,
  { live, sitterNews }: Own,
): Promise<ChangeNotices> {
  const carryOut: Record<string, (whom: string, ...more: string[]) => void> = {
    user: (id) => live.askToValidate(id),
    all: () => live.askToValidate("all"),
    token: (hash) => live.dropToken(hash),
    sitter: (id) => sitterNews.wake([id]),
    setting: (name, code = "", version = "") =>
      live.publish(settingsTopic, {}, { package: name, code, version: Number(version) }),
  };
  return openChangeNotices({
    received(text) {
      const [kind = "", whom = "", ...more] = text.split(" ");
      carryOut[kind]?.(whom, ...more);
    },
    missed() {
      live.askToValidate("all");
      sitterNews.wakeAll();
    },
  });
}
