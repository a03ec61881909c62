// Looks for an upgrade of the console when a person goes to another screen. What reloads for an upgrade: server-build.ts.
import { mayReload, ownBuild, reloadFor, serverBuild, unsaved } from "./server-build.ts";

/** Delayed, so that rendering on slow PCs is not disturbed. */
const checkDelayMs = 1_000;
let checkedPath = location.pathname;

/** Checks for an upgrade shortly after the path has changed, before anybody types. Returns how to stop. */
export function reloadIfUpgraded(path: string): () => void {
  const timer = setTimeout(() => void checkBuild(path), checkDelayMs);
  return () => clearTimeout(timer);
}

async function checkBuild(path: string): Promise<void> {
  if (path === checkedPath) return;
  checkedPath = path;
  const build = await serverBuild();
  const isOther = build !== null && build !== ownBuild();
  const isBusy = unsaved.exists() || document.querySelector("dialog[open]") !== null;
  if (isOther && mayReload(build) && !isBusy) reloadFor(build);
}
