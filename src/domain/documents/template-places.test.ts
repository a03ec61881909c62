// What is filled into the text of a printed document, and which places it may have.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as fc from "fast-check";
import { templateKinds, templatePlaces } from "../../contract/exams/document-templates.ts";
import { escapeHtml, plainTextOf } from "../text/html-text.ts";
import { defaultTemplates } from "./default-templates.ts";
import { fillTemplate, templateFault } from "./template-places.ts";

const test = suite("places in the text of a document");

test("the texts that the console brings may be kept, and are filled in without a rest", () => {
  for (const kind of templateKinds) {
    assert.is(templateFault(defaultTemplates[kind], kind), null);
    const values = Object.fromEntries(templatePlaces[kind].map((name) => [name, `<${name}>`]));
    const filled = fillTemplate(defaultTemplates[kind], values);
    assert.not.match(filled, /\{\{|\}\}/u);
    assert.match(filled, "&lt;event&gt;");
  }
});

test("a value is text and nothing else, also one that looks like a place, a pattern or a tag", () => {
  const awkward = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "$&",
      "$1",
      "{{hari}}",
      "{{",
      "}}",
      "<img src=x onerror=alert(1)>",
      "&amp;",
      '"',
    ),
  );
  fc.assert(
    fc.property(awkward, awkward, (hari, ruang) => {
      const filled = fillTemplate("<p>Hari <b>{{hari}}</b>, {{ ruang }}.</p>", { hari, ruang });
      assert.is(filled, `<p>Hari <b>${escapeHtml(hari)}</b>, ${escapeHtml(ruang)}.</p>`);
    }),
  );
});

test("a text without places stays as it is, and so does a formula with braces", () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes("{{")),
      (text) => {
        const html = `<p>${escapeHtml(text)}</p><span data-formula="\\frac{{hari}}{2} > 1"></span>`;
        assert.is(fillTemplate(html, { hari: "Senin" }), html);
      },
    ),
  );
});

test("what has no value yet keeps its place", () => {
  assert.is(
    plainTextOf(fillTemplate("<p>{{hadir}} dari {{ruang}}</p>", { ruang: "A" })),
    "{{hadir}} dari A",
  );
});

test("a place that is not known there, or is broken, is a fault in words", () => {
  assert.is(templateFault("<p>{{ hari&nbsp;}} dan {{ruang}}</p>", "berita-acara"), null);
  assert.match(templateFault("<p>{{hari}}</p>", "tata-tertib")!, 'Isian "hari" tidak dikenal');
  assert.match(templateFault("<p>{{Hari}}</p>", "berita-acara")!, '"Hari"');
  assert.match(templateFault("<p>{{toString}}</p>", "berita-acara")!, '"toString"');
  assert.match(templateFault("<p>{{}}</p>", "berita-acara")!, '""');
  for (const broken of ["{{hari}", "{hari}}", "{{ha<b>ri</b>}}", "{{"]) {
    assert.match(templateFault(`<p>${broken}</p>`, "berita-acara")!, "tidak lengkap", broken);
  }
  assert.is(templateFault('<p>x<span data-formula="{{x}}"></span></p>', "berita-acara"), null);
  assert.match(templateFault("<p> </p>", "berita-acara")!, "wajib diisi");
  assert.match(templateFault('<p>a<img src="/storage/media/a"></p>', "berita-acara")!, "Gambar");
});

test.run();
