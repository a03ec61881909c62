// Where live topics and calls that wait end because a permission has: once for every way in which it can, by the notices of the
// database. Writers tell nobody.
import type { ChangeNotices, OpenChangeNotices } from "../database/change-notices.ts";
import type { LiveHub } from "./live-hub.ts";
import type { ParticipantUpdates } from "./participant-updates.ts";

type Own = {
  live: Pick<LiveHub, "askToValidate" | "dropToken">;
  sitterNews: Pick<ParticipantUpdates, "wake" | "wakeAll">;
};

/** Of this server alone: each one that shares the database receives the notices itself. */
export function followPermissions(
  openChangeNotices: OpenChangeNotices,
  { live, sitterNews }: Own,
): Promise<ChangeNotices> {
  const carryOut: Record<string, (whom: string) => void> = {
    user: (id) => live.askToValidate(id),
    all: () => live.askToValidate("all"),
    token: (hash) => live.dropToken(hash),
    sitter: (id) => sitterNews.wake([id]),
  };
  return openChangeNotices({
    received(text) {
      const [kind = "", whom = ""] = text.split(" ");
      carryOut[kind]?.(whom);
    },
    missed() {
      live.askToValidate("all");
      sitterNews.wakeAll();
    },
  });
}
