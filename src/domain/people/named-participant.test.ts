import { suite } from "uvu";
import * as assert from "uvu/assert";
import { namedParticipant } from "./named-participant.ts";

const test = suite("named participant");

test("two of one name are told apart by their numbers", () => {
  const names = ["01-012-0345", "01-012-0346"].map((no_ujian) =>
    namedParticipant({ nama: "Budi Santoso", no_ujian }),
  );
  assert.equal(names, ["Budi Santoso (01-012-0345)", "Budi Santoso (01-012-0346)"]);
});

test.run();
