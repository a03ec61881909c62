// Allows or forbids passwords on cards, as staff do it on the screen of an event's cards.
import { getCardPasswords } from "../../contract/exams/card-passwords.ts";
import { settingCodes } from "../../contract/settings.ts";
import { updateSettings } from "../../contract/setting-changes.ts";
import type { TestServer } from "../server/open-test-server.ts";

export async function allowCardPasswords(server: TestServer, event: string, value: "Y" | "N") {
  const { version } = await server.ok(getCardPasswords, { id: event });
  const settings = [{ code: settingCodes.cardPasswords, value, version }];
  return server.call(updateSettings, { settings });
}
