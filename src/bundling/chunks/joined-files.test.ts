import { suite } from "uvu";
import * as assert from "uvu/assert";
import { BundleError } from "../bundle-error.ts";
import { exporting, joinedNameOf } from "./joined-files.ts";

const test = suite("joined files");

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

test("what is opened from a list is one file, what brings a wizard another, a type of question one", () => {
  const joined = ([path, name]: readonly [string, string?]) =>
    assert.is(joinedNameOf(`src/${path}`), name && `src/${name}`, path);
  joined(["features/users/user-form.tsx", "features/users/users-dialogs"]);
  joined(["features/users/user-action-dialog.tsx", "features/users/users-dialogs"]);
  joined(["features/users/users-import-dialog.tsx", "features/users/users-files"]);
  joined(["features/users/users-export.ts", "features/users/users-files"]);
  joined(["features/users/users-screen.tsx"]);
  joined(["question-types/essay/essay-view.tsx", "question-types/essay/essay-type"]);
  joined(["question-types/essay/essay-editor.tsx", "question-types/essay/essay-type"]);
  joined(["question-types/essay/essay-rich-answer.tsx"]);
  joined(["kit/deleted/deleted-dialog.tsx"]);
  joined(["kit/media/media-picker.tsx", "kit/media/media-shelves"]);
  joined(["kit/media/media-manager.tsx", "kit/media/media-shelves"]);
  joined(["kit/media/media-card.tsx"]);
});

test("two of one name are refused, rather than one of them lost", () => {
  const pieces = ["a-form.tsx", "a-dialog.tsx"].map((name) => ({ name, exported: ["Same"] }));
  assert.throws(
    () => exporting(pieces),
    (error: unknown) => error instanceof BundleError,
  );
});

test.run();
