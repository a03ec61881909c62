// The route table against the specification's list of names.
import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { destinationOf, href } from "../core/navigation.ts";
import { isInShell, routeNames, routes, shellPath } from "../routes.ts";

const test = suite("routes");

const names =
  `login home peserta group group.member matpel jurusan user agama banksoal banksoa.reference banksoal.soal
  banksoal.soal.add banksoal.soal.edit competence event event.sesi.schedule event.room jadwal token monitor.peserta
  ujian.peserta token.peserta check check.answer sum.banksoal ledger.peserta hasil setting setting.ujian
  setting.security setting.menu setting.backup setting.database profile chat document print.banksoal.preview
  print.sum.banksoal.prev print.student.card.event student.result.detail ledger.peserta.view print.event.absensi
  print.esay.paper`.split(/\s+/u);
const standalone = names.slice(names.indexOf("print.banksoal.preview"));

const parameters: Record<string, string> = {
  "group.member": "id",
  "banksoa.reference": "id",
  "banksoal.soal": "id",
  "banksoal.soal.add": "id",
  "banksoal.soal.edit": "id soid",
  "event.sesi.schedule": "id id2",
  "event.room": "id",
  "check.answer": "ts id",
  "print.banksoal.preview": "id",
  "print.sum.banksoal.prev": "id",
  "print.student.card.event": "id",
  "student.result.detail": "id",
  "print.event.absensi": "id",
};

test("has the 44 names of the specification, and no other", () => {
  assert.is(names.length, 44);
  assert.equal([...routeNames].sort(), [...names].sort());
});

test("the shell's screens stand under its path, the print pages beside it", () => {
  for (const name of routeNames) {
    const outside = name === "login" || standalone.includes(name);
    assert.is(isInShell(routes[name]), !outside, name);
  }
  assert.is(routes.home.path, shellPath);
});

test("paths are different, random-looking, and have the parameters of the specification", () => {
  const firstParts = routeNames.map((name) => routes[name].path.split("/:")[0]);
  assert.is(new Set(firstParts).size, 44);
  for (const name of routeNames) {
    const { path } = routes[name];
    assert.match(path, /^\/(?:[A-Z0-9]{10}(?:\/[A-Z0-9]{10})?(?:\/:\w+)*)?$/u, name);
    const found = [...path.matchAll(/:(\w+)/gu)].map((match) => match[1]).join(" ");
    assert.is(found, parameters[name] ?? "", name);
  }
});

test("the menu is the specification's, with its codes", () => {
  const menu = routeNames.flatMap((name) => {
    const { menu: entry, title, code } = routes[name];
    return entry ? [`${entry.group}: ${title} ${code}`] : [];
  });
  assert.equal(menu, [
    "Master: Peserta 0001A",
    "Master: Group 0004A",
    "Master: Matpel 0005A",
    "Master: Jurusan 0006A",
    "Master: Pengguna 0007A",
    "Master: Agama 0008A",
    "Persiapan: Kompetensi 0009A",
    "Persiapan: Banksoal 0010A",
    "Persiapan: Event 0021A",
    "Persiapan: Document 0021A",
    "Pelaksanaan: Jadwal Ujian 0011A",
    "Pelaksanaan: Token Ujian 0012A",
    "Pelaksanaan: Monitor peserta 0013A",
    "Pelaksanaan: Ujian peserta 0014A",
    "Pelaksanaan: Login peserta 0015A",
    "Evaluasi: Koreksi 0016A",
    "Evaluasi: Hasil ujian 0017A",
    "Evaluasi: Sumary banksoal 0018A",
    "Evaluasi: Ledger peserta 0019A",
    "Setting: Instansi 0020A",
    "Setting: Tampilan 0020A",
    "Setting: Security 0020A",
    "Setting: Menu 0002A",
    "Setting: Backup 0023A",
    "Setting: Database 0023A",
  ]);
});

/** Whoever builds one lowers it. */
const unbuilt = 5;

test("screens that are not there yet grow fewer, one by one", () => {
  const left = routeNames.filter((name) => name !== "login" && !routes[name].load);
  assert.is(left.length, unbuilt);
  assert.ok(existsSync("src/features/login/login-screen.tsx"));
});

test("an address leads back to the route, its parameters and its query", () => {
  const address = href("banksoal.soal.edit", { id: "a/b", soid: "ü?" }, { q: "x y" });
  assert.equal(destinationOf(address), {
    name: "banksoal.soal.edit",
    params: { id: "a/b", soid: "ü?" },
    query: { q: "x y" },
  });
  assert.is(destinationOf("/adm/nowhere"), null);
  assert.is(destinationOf("/elsewhere/"), null);
});

test("the route table of src/README.md is this one", () => {
  const readme = readFileSync("src/README.md", "utf8");
  for (const name of routeNames) {
    const { path, title, code, menu } = routes[name];
    const row = `| \`${name}\` | \`${path}\` | ${title} | ${code ?? "–"} | ${menu?.group ?? "–"} |`;
    assert.ok(readme.includes(row), row);
  }
});

test.run();
