// Writing goes on where it was, whichever dialog was open over the text and however it was closed.
import { Console } from "../../testing/browser/console-page.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import {
  chromiumTypist,
  typeAfterDialogs,
  type EditorName,
} from "../../testing/browser/questions/dialog-walks.ts";
import { openNew } from "../../testing/browser/questions/question-form-page.ts";

const test = suite("typing after dialogs over the question form");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function typeIn(editor: EditorName): Promise<void> {
  const page = await exo.signedIn();
  await openNew(exo, page);
  await typeAfterDialogs(chromiumTypist(page), editor);
}

test("what is typed after a dialog stands at the cursor of the stem", () => typeIn("stem"));
test("what is typed after a dialog stands at the cursor of an option", () => typeIn("option"));

test.run();
