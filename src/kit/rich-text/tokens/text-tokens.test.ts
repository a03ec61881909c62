// Tokens in the editor's document: read, written, made of words, given back.
import { Slice } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readDocument, writeDocument } from "../paste/html-document.ts";
import { schema } from "../schema.ts";
import { TokenTools } from "./text-tokens.ts";

const test = suite("tokens in a text");

/** Words are made into t1, t2, …; n1 is known as "Jakarta". */
function open(html: string) {
  const words = new Map([["n1", "Jakarta"]]);
  let refusals = 0;
  const tools = new TokenTools({
    labelOf: (id) => id,
    wordOf: (id) => words.get(id) ?? "",
    isToken: (id) => words.has(id),
    make: (word) => {
      const id = `t${words.size}`;
      words.set(id, word);
      return id;
    },
    onRefused: () => (refusals += 1),
  });
  const doc = tools.readDocument(readDocument(html));
  let state = EditorState.create({ doc, plugins: tools.plugins });
  const dispatch = (change: typeof state.tr) => (state = state.apply(change));
  return {
    words,
    tools,
    select: (from: number, to = from) =>
      dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to))),
    put: () => tools.put(state, dispatch),
    take: (id: string) => tools.take(id)(state, dispatch),
    change: (make: (tr: typeof state.tr) => typeof state.tr) => dispatch(make(state.tr)),
    written: () => writeDocument(state.doc),
    refusals: () => refusals,
  };
}

test("what is stored is read and written without a change, emphasis included", () => {
  const html =
    "<p>Ibu <strong>kota [[n1]]</strong> dan [[n2]].</p><ul><li><p>[[n3]]</p></li></ul><p>[[bukan isian]]</p>";
  assert.is(open(html).written(), html);
});

test("a selected word becomes a token, the space that a double click takes along stays", () => {
  const text = open("<p>Ibu kota Indonesia adalah</p>");
  text.select(10, 20);
  text.put();
  assert.is(text.written(), "<p>Ibu kota [[t1]] adalah</p>");
  assert.is(text.words.get("t1"), "Indonesia");
});

test("without a selection it is the word at the cursor, and between words an empty one", () => {
  const text = open("<p>Ibu kota</p>");
  text.select(3);
  text.put();
  assert.is(text.words.get("t1"), "Ibu");
  const end = open("<p>Ibu , kota</p>");
  end.select(5);
  end.put();
  assert.is(end.written(), "<p>Ibu [[t1]], kota</p>");
  assert.is(end.words.get("t1"), "");
});

test("paragraphs, formulas and other tokens cannot become a token", () => {
  for (const html of [
    "<p>satu</p><p>dua</p>",
    '<p>a<span data-formula="x"></span>b cde</p>',
    "<p>a[[n1]]b cde</p>",
  ]) {
    const text = open(html);
    text.select(1, 8);
    text.put();
    assert.is(text.refusals(), 1);
    assert.is(text.written(), html);
  }
});

test("a token that is taken leaves its word, with its emphasis", () => {
  const text = open("<p>Di <em>[[n1]]</em> saja</p>");
  assert.ok(text.take("n1"));
  assert.is(text.written(), "<p>Di <em>Jakarta</em> saja</p>");
  assert.not.ok(text.take("n1"));
});

test("of a copy only the word is left", () => {
  const text = open("<p>[[n1]]</p><p></p>");
  const copy = schema.nodes.token.create({ id: "n1" });
  text.change((tr) => tr.replace(4, 4, new Slice(readDocument("").content, 0, 0)).insert(4, copy));
  assert.is(text.written().match(/\[\[n1\]\]/gu)?.length, 1);
  assert.match(text.written(), "Jakarta");
});

test.run();
