import { suite } from "uvu";
import * as assert from "uvu/assert";
import { strangeClasses } from "./strange-classes.ts";

const test = suite("strange classes");

const path = "./menu.module.css";
const styles = `/* .note */ @layer kit.menu { .menu, .menu > .item:hover { background: url("a.svg"); }
  .item :global(.rich-text) { width: .5rem; } @media (max-width: 719px) { .akan-datang { gap: 0; } } }`;
const strange = (body: string, local = "css") =>
  strangeClasses(`import ${local} from "${path}";\n${body}`, path, styles);

test("classes of the module are read in both ways", () => {
  assert.equal(strange('[css.menu, css["item"], css["akan-datang"], css[look], css]'), []);
});

test("each class that is not there is told once", () => {
  const body = '<p className={css.nothere}>{css["not-here"]}{css.nothere}{css.menus}</p>';
  assert.equal(strange(body), ["nothere", "not-here", "menus"]);
});

test("what stands in comments, strings, layers and the page's own classes is none of them", () => {
  const names = ["note", "svg", "rich"];
  assert.equal(strange(names.map((name) => `css.${name}`).join()), names);
  assert.equal(strangeClasses(`import css from "${path}";\ncss.menu`, path, "@layer kit.menu{}"), [
    "menu",
  ]);
});

test("only what the import is called counts", () => {
  const body = 'menuCss.nothere; css.other; it.menuCss.a; "base.menuCss.b"; xmenuCss.c';
  assert.equal(strange(body, "menuCss"), ["nothere"]);
  assert.equal(strangeClasses('import css from "./other.module.css";\ncss.a', path, styles), []);
});

test.run();
