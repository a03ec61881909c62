// Writing goes on where it was in Firefox too, whichever dialog was open over the text and however it was closed.
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../contract/questions/banks.ts";
import { routes } from "../../routes.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { callServer, signedCaller } from "../../testing/browser/call-server.ts";
import { desktop, openServer } from "../../testing/browser/console-page.ts";
import { Firefox } from "../../testing/browser/firefox.ts";
import { firefoxTypist, typeAfterDialogs } from "../../testing/browser/questions/dialog-walks.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("typing after dialogs in Firefox");
let firefox: Firefox;
let closeServer: () => Promise<void>;
test.before(async () => {
  const { server, cleanUp } = await openServer();
  closeServer = async () => {
    await server.close();
    await cleanUp();
  };
  const caller = await signedCaller(server, "EVIL");
  const { items } = await callServer(caller, listQuestionBanks, {});
  firefox = await Firefox.open(desktop);
  await firefox.enter(caller);
  const path = routes["banksoal.soal.add"].path.replace(":id", items[0]!.id).slice(1);
  await firefox.goTo(new URL(`${path}?type=1`, server.url).href);
  await soon.ok(() => firefox.read('document.querySelector(".ProseMirror") !== null'));
});
test.after.each(() => assert.equal(firefox.errors.splice(0), []));
test.after(async () => {
  await firefox.close();
  await closeServer();
});

test("what is typed after a dialog stands at the cursor of the stem", () =>
  typeAfterDialogs(firefoxTypist(firefox), "stem"));
test("what is typed after a dialog stands at the cursor of an option", () =>
  typeAfterDialogs(firefoxTypist(firefox), "option"));

test.run();
