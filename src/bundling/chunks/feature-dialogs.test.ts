import { suite } from "uvu";
import * as assert from "uvu/assert";
import { BundleError } from "../bundle-error.ts";
import { exporting } from "./feature-dialogs.ts";

const test = suite("feature dialogs");

test("the dialogs of a folder are offered under their own names", () => {
  const pieces = [
    { name: "a-form.tsx", exported: ["AForm"] },
    { name: "a-dialog.tsx", exported: ["ADialog", "OtherDialog"] },
  ];
  assert.is(
    exporting(pieces),
    'export { AForm } from "./a-form.tsx";\nexport { ADialog, OtherDialog } from "./a-dialog.tsx";',
  );
});

test("two of one name are refused, rather than one of them lost", () => {
  const pieces = ["a-form.tsx", "a-dialog.tsx"].map((name) => ({ name, exported: ["Same"] }));
  assert.throws(
    () => exporting(pieces),
    (error: unknown) => error instanceof BundleError,
  );
});

test.run();
