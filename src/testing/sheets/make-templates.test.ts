import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { makeTemplates } from "./make-templates.ts";

const test = suite("make templates");

test("the committed templates are what their descriptions make now (else: npm run templates)", () => {
  for (const [name, bytes] of makeTemplates()) {
    const committed = unzipSync(new Uint8Array(readFileSync(`templates/${name}`)));
    const made = unzipSync(bytes);
    assert.equal(Object.keys(committed).sort(), Object.keys(made).sort(), name);
    for (const [path, content] of Object.entries(made)) {
      assert.equal(text(committed[path]), text(content), `${name}: ${path}`);
    }
  }
});

function text(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

test.run();
