// The permission matrix without its looks: what is stored, what the person has changed on top of it, and saving that as
// a difference. Somebody else's change meanwhile is told; mine can go on top of theirs.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import * as v from "valibot";
import { responseCodes } from "../../contract/calls/envelope.ts";
import {
  getMenuMatrix,
  headMasterCodes,
  menuMatrix,
  updateRoleMenus,
} from "../../contract/menus.ts";
import type { MenuMatrix, MenuPerson } from "../../contract/menus.ts";
import { defaultGrants, permissionCodes, roles } from "../../contract/permissions.ts";
import type { PermissionCode, Role } from "../../contract/permissions.ts";
import { call } from "../../core/api.ts";
import { guardLeaving } from "../../core/navigation.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import { validateSession } from "../../core/session.ts";
import { changesBetween, peopleReached, withChanges } from "../../domain/people/menu-matrix.ts";

export type MenuState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; stored: MenuMatrix; draft: MenuMatrix["roles"] };
type Ready = Extract<MenuState, { status: "ready" }>;

export type MenuModel = ReturnType<typeof createMenuModel>;

export function createMenuModel() {
  const abort = new AbortController();
  const $state = atom<MenuState>({ status: "loading" });
  /** Somebody else's matrix, newer than the one that was changed here. */
  const $newer = atom<MenuMatrix | null>(null);
  const $changes = computed($state, (state) =>
    state.status === "ready" ? changesBetween(state.stored.roles, state.draft) : [],
  );
  const $reached = computed($state, (state) =>
    state.status === "ready"
      ? peopleReached(state.stored.roles, state.draft, state.stored.people)
      : [],
  );
  const releaseGuard = guardLeaving(() => $changes.get().length > 0);

  async function load(): Promise<void> {
    $state.set({ status: "loading" });
    try {
      const stored = await call(getMenuMatrix, {}, { signal: abort.signal });
      if (!abort.signal.aborted) show(stored);
    } catch (error) {
      if (!abort.signal.aborted) $state.set({ status: "failed", error });
    }
  }

  function show(stored: MenuMatrix, draft = stored.roles): void {
    $newer.set(null);
    $state.set({ status: "ready", stored, draft });
  }

  function amend(change: (ready: Ready) => Ready): void {
    const state = $state.get();
    if (state.status === "ready") $state.set(change(state));
  }

  const setCodes = (role: Role, codes: readonly PermissionCode[]) =>
    amend((ready) => ({ ...ready, draft: { ...ready.draft, [role]: kept(role, codes) } }));

  /** @throws ServerError, but not for a newer matrix: that is in `$newer` then. Answers whether it was stored. */
  async function save(): Promise<boolean> {
    const state = $state.get();
    if (state.status !== "ready") return false;
    const { version } = state.stored;
    try {
      show(await call(updateRoleMenus, { version, changes: $changes.get() }));
    } catch (error) {
      const newer = newerIn(error);
      if (!newer) throw error;
      $newer.set(newer);
      return false;
    }
    // One's own menu may be another now.
    validateSession().catch(() => undefined);
    return true;
  }

  void load();
  return {
    $state: $state as ReadableAtom<MenuState>,
    $newer: $newer as ReadableAtom<MenuMatrix | null>,
    $changes,
    $reached,
    load,
    save,
    toggle(role: Role, code: PermissionCode, allowed: boolean): void {
      amend((ready) => ({
        ...ready,
        draft: withChanges(ready.draft, [{ role, code, allowed: allowed || isLocked(role, code) }]),
      }));
    },
    copy: (from: Role, to: Role) => amend((ready) => copied(ready, from, to)),
    reset: (role: Role) => setCodes(role, defaultGrants[role]),
    discard: () => amend((ready) => ({ ...ready, draft: ready.stored.roles })),
    takeNewer(): void {
      const newer = $newer.get();
      if (newer) show(newer);
    },
    /** My difference on top of theirs. */
    keepMine(): void {
      const newer = $newer.get();
      if (newer) show(newer, withChanges(newer.roles, $changes.get()));
    },
    /** What the server has said about one person's exceptions. */
    personSaved(person: MenuPerson): void {
      amend((ready) => ({ ...ready, stored: withPerson(ready.stored, person) }));
      validateSession().catch(() => undefined);
    },
    exit(): void {
      abort.abort();
      releaseGuard();
    },
  };
}

export function isLocked(role: Role, code: PermissionCode): boolean {
  return role === "EVIL" && headMasterCodes.includes(code);
}

function kept(role: Role, codes: readonly PermissionCode[]): PermissionCode[] {
  return permissionCodes.filter((code) => codes.includes(code) || isLocked(role, code));
}

function copied(ready: Ready, from: Role, to: Role): Ready {
  return { ...ready, draft: { ...ready.draft, [to]: kept(to, ready.draft[from]) } };
}

function withPerson(matrix: MenuMatrix, person: MenuPerson): MenuMatrix {
  const people = matrix.people.map((one) => (one.id === person.id ? person : one));
  return { ...matrix, people };
}

function newerIn(error: unknown): MenuMatrix | null {
  if (!isServerError(error, responseCodes.conflict)) return null;
  const { success, output } = v.safeParse(menuMatrix, error.data);
  return success ? output : null;
}

export function otherRoles(role: Role): Role[] {
  return roles.filter((other) => other !== role);
}
