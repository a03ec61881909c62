// The permission matrix without its looks: what is stored, what the person has changed on top of it, and saving that as
// a difference. Somebody else's change meanwhile is told; mine can go on top of theirs.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { getMenuMatrix, updateRoleMenus } from "../../contract/menus.ts";
import type { MenuMatrix, MenuPerson } from "../../contract/menus.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import {
  headMasterCodes,
  defaultGrants,
  permissionCodes,
  roles,
} from "../../contract/permissions.ts";
import type { PermissionCode, Role } from "../../contract/permissions.ts";
import { call } from "../../core/api.ts";
import { guardLeaving } from "../../core/navigation.ts";
import { newerRecord } from "../../core/answers/newer-record.ts";
import { validateSession } from "../../core/session.ts";
import { mayChangeRole } from "../../domain/people/account-guard.ts";
import { changesBetween, peopleReached, withChanges } from "../../domain/people/menu-matrix.ts";

export type MenuState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; stored: MenuMatrix; draft: MenuMatrix["roles"] };
type Ready = Extract<MenuState, { status: "ready" }>;

export type MenuModel = ReturnType<typeof createMenuModel>;

/** `by`: who is signed in. */
export function createMenuModel(by: UserProfile) {
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

  let latestLoad = 0;
  async function load(): Promise<void> {
    // An earlier answer that comes late would take away what was changed since.
    const turn = ++latestLoad;
    const isLate = () => abort.signal.aborted || turn !== latestLoad;
    $state.set({ status: "loading" });
    try {
      const stored = await call(getMenuMatrix, {}, { signal: abort.signal });
      if (!isLate()) show(stored);
    } catch (error) {
      if (!isLate()) $state.set({ status: "failed", error });
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

  /** What nobody, or not this person, may change of a role stays as it is stored. */
  function isFixed(role: Role, code: PermissionCode): boolean {
    const isKept = role === "EVIL" && headMasterCodes.includes(code);
    return isKept || !mayChangeRole(role, code, by);
  }

  function withCodes({ stored, draft }: Ready, role: Role, codes: readonly PermissionCode[]) {
    const next = permissionCodes.filter((code) =>
      (isFixed(role, code) ? stored.roles[role] : codes).includes(code),
    );
    return { status: "ready", stored, draft: { ...draft, [role]: next } } as const;
  }

  /** @throws ServerError, but not for a newer matrix: that is in `$newer` then. Answers whether it was stored. */
  async function save(): Promise<boolean> {
    const state = $state.get();
    if (state.status !== "ready") return false;
    const { version } = state.stored;
    try {
      show(await call(updateRoleMenus, { version, changes: $changes.get() }));
    } catch (error) {
      const newer = newerRecord(error, state.stored);
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
    isHeadMaster: by.role === "EVIL",
    isFixed,
    load,
    save,
    toggle(role: Role, code: PermissionCode, allowed: boolean): void {
      amend((ready) => {
        const { draft } = ready;
        return withCodes(ready, role, withChanges(draft, [{ role, code, allowed }])[role]);
      });
    },
    copy: (from: Role, to: Role) => amend((ready) => withCodes(ready, to, ready.draft[from])),
    reset: (role: Role) => amend((ready) => withCodes(ready, role, defaultGrants[role])),
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

function withPerson(matrix: MenuMatrix, person: MenuPerson): MenuMatrix {
  const people = matrix.people.map((one) => (one.id === person.id ? person : one));
  return { ...matrix, people };
}

export function otherRoles(role: Role): Role[] {
  return roles.filter((other) => other !== role);
}
