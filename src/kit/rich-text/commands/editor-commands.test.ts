// What the buttons and keys do to a text.
import { EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { history } from "prosemirror-history";
import { CellSelection, tableEditing } from "prosemirror-tables";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { editorCommands } from "./editor-commands.ts";
import type { EditorCommand } from "../toolbar-state.ts";
import { readToolbarState } from "../toolbar-state-reader.ts";
import { readDocument, writeDocument } from "../paste/html-document.ts";

const test = suite("the editor's commands");

/** The cursor stands in the text given, or all of it is selected. */
function open(html: string, text = "", { whole = true } = {}) {
  const doc = readDocument(html);
  let from = 1;
  doc.descendants((node, pos) => {
    if (text && node.isText && node.text?.includes(text)) from = pos + node.text.indexOf(text);
  });
  const to = whole && text ? from + text.length : from;
  return EditorState.create({
    doc,
    selection: TextSelection.create(doc, from, to),
    plugins: [history(), tableEditing()],
  });
}
function run(state: EditorState, ...names: EditorCommand[]): EditorState {
  let now = state;
  for (const name of names) {
    const done = editorCommands[name](now, (tr) => (now = now.apply(tr)));
    assert.ok(done, name);
  }
  return now;
}
const after = (state: EditorState, ...names: EditorCommand[]) =>
  writeDocument(run(state, ...names).doc);

test("emphasis goes on and off again, and undo takes it back", () => {
  const bold = run(open("<p>satu dua</p>", "dua"), "bold");
  assert.is(writeDocument(bold.doc), "<p>satu <strong>dua</strong></p>");
  assert.ok(readToolbarState(bold).pressed.includes("bold"));
  assert.is(after(bold, "bold"), "<p>satu dua</p>");
  assert.is(after(bold, "undo"), "<p>satu dua</p>");
});

test("a superscript in place of a subscript", () => {
  assert.is(after(open("<p>H2</p>", "2"), "sub", "sup"), "<p>H<sup>2</sup></p>");
});

test("a list begins, changes its kind, is nested and ends", () => {
  const bullets = run(open("<p>a</p>", "a"), "bullets");
  assert.is(writeDocument(bullets.doc), "<ul><li><p>a</p></li></ul>");
  assert.is(after(bullets, "numbers"), "<ol><li><p>a</p></li></ol>");
  assert.is(after(bullets, "bullets"), "<p>a</p>");
  const two = open("<ol><li><p>a</p></li><li><p>b</p></li></ol>", "b");
  assert.is(after(two, "indent"), "<ol><li><p>a</p><ol><li><p>b</p></li></ol></li></ol>");
  assert.is(after(two, "indent", "outdent"), writeDocument(two.doc));
  assert.ok(readToolbarState(bullets).impossible.includes("indent"));
});

test("the paragraph at the cursor is aligned, and the same again lets go", () => {
  const state = open("<p>a</p><p>b</p>", "b");
  assert.is(after(state, "alignCenter"), '<p>a</p><p data-align="center">b</p>');
  assert.is(after(state, "alignCenter", "alignCenter"), "<p>a</p><p>b</p>");
  assert.is(readToolbarState(run(state, "justify")).align, "justify");
});

test("a list turns from right to left with its paragraphs", () => {
  const state = open("<ul><li><p>اقرأ</p></li></ul>", "اقرأ");
  assert.is(after(state, "rightToLeft"), '<ul dir="rtl"><li><p dir="rtl">اقرأ</p></li></ul>');
  assert.is(after(state, "rightToLeft", "rightToLeft"), writeDocument(state.doc));
});

test("a new table has a header row, the cursor in its first cell and a paragraph after it", () => {
  const state = run(open("<p></p>"), "table");
  const rows = state.doc.firstChild;
  assert.is(rows?.type.name, "table");
  assert.is(rows?.childCount, 3);
  assert.is(rows?.firstChild?.firstChild?.type.name, "table_header");
  assert.is(state.doc.lastChild?.type.name, "paragraph");
  assert.ok(readToolbarState(state).inTable);
  assert.is(state.selection.$from.index(1), 0);
  assert.not(editorCommands.table(state), "no table in a table by the button");
});

test("a table between two paragraphs keeps both", () => {
  const state = run(open("<p>a</p><p>b</p>", "a", { whole: false }), "table");
  assert.is(state.doc.textContent, "ab");
  assert.ok(readToolbarState(state).inTable);
});

const table = "<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>";

test("rows and columns come and go", () => {
  const rowsOf = (html: string) => html.split("<tr>").length - 1;
  assert.is(rowsOf(after(open(table, "a"), "rowAfter", "rowBefore")), 3);
  assert.is(after(open(table, "a"), "columnAfter").split("<td>").length - 1, 3);
  assert.is(after(open(table, "a"), "deleteColumn").includes("<p>a"), false);
  assert.is(after(open(table, "a"), "deleteTable"), "");
});

test("cells that are selected are merged, and split again", () => {
  const state = open(table, "a");
  const cells = CellSelection.rowSelection(state.doc.resolve(2));
  const merged = run(state.apply(state.tr.setSelection(cells)), "mergeCells");
  assert.match(writeDocument(merged.doc), '<td colspan="2"><p>a</p><p>b</p></td>');
  assert.is(after(merged, "splitCell").split("<td>").length - 1, 2);
});

test("a column is made wider and narrower without a mouse, within bounds", () => {
  const wide = run(open(table, "b"), "widenColumn");
  assert.match(writeDocument(wide.doc), '<td><p>a</p></td><td data-colwidth="144">');
  const narrow = run(wide, ...Array.from({ length: 20 }, () => "narrowColumn" as const));
  assert.match(writeDocument(narrow.doc), 'data-colwidth="40"');
});

test("header cells on and off", () => {
  assert.is(after(open(table, "a"), "headerRow").split("<th>").length - 1, 2);
  assert.is(after(open(table, "a"), "headerRow", "headerRow"), table);
});

test("a selected formula is told, so that it can be changed", () => {
  const state = open('<p>a<span data-formula="x^2"></span></p>');
  const read = readToolbarState(
    state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 2))),
  );
  assert.equal(read.selected, { is: "formula", formula: { latex: "x^2", block: false } });
});

test.run();
