// The permission matrix without its view: what is stored, what the person has changed on top of it, and saving that as
// a difference. The change of a concurrent writer is offered; mine can go on top of theirs.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getMenuMatrix,
  updateRoleMenus,
  type MenuMatrix,
  type MenuPerson,
} from "../../contract/menus.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import {
  headMasterCodes,
  defaultGrants,
  permissionCodes,
  type PermissionCode,
} from "../../contract/staff/permissions.ts";
import { roles, type Role } from "../../contract/roles.ts";
import { call } from "../../core/api.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
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
  const matrix = createStoredMatrix();
  const { $state, $newer, show, amend, load } = matrix;
  const $changes = computed($state, (state) =>
    state.status === "ready" ? changesBetween(state.stored.roles, state.draft) : [],
  );
  const releaseGuard = guardLeaving(() => $changes.get().length > 0);

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
      matrix.offer(newer);
      return false;
    }
    refreshOwnMenu();
    return true;
  }

  void load();
  return {
    ...createRoleEditing(by, amend),
    $state,
    $newer,
    $changes,
    $reached: computed($state, (state) =>
      state.status === "ready"
        ? peopleReached(state.stored.roles, state.draft, state.stored.people)
        : [],
    ),
    isHeadMaster: by.role === "EVIL",
    load,
    save,
    takeNewer(): void {
      const newer = $newer.get();
      if (newer) show(newer);
    },
    /** My difference on top of theirs. */
    keepMine(): void {
      const newer = $newer.get();
      if (newer) show(newer, withChanges(newer.roles, $changes.get()));
    },
    /** The answer of the server about one person's exceptions. */
    personSaved(person: MenuPerson): void {
      amend((ready) => ({ ...ready, stored: withPerson(ready.stored, person) }));
      refreshOwnMenu();
    },
    exit(): void {
      matrix.stop();
      releaseGuard();
    },
  };
}

/** The change may concern the menu of the person who made it. */
function refreshOwnMenu(): void {
  validateSession().catch(() => undefined);
}

/** What is stored, and the draft on top of it. */
function createStoredMatrix() {
  const $state = atom<MenuState>({ status: "loading" });
  /** The matrix of a concurrent writer, newer than the one that was changed here. */
  const $newer = atom<MenuMatrix | null>(null);
  function show(stored: MenuMatrix, draft = stored.roles): void {
    $newer.set(null);
    $state.set({ status: "ready", stored, draft });
  }

  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => call(getMenuMatrix, {}, { signal }),
    onAnswer: (stored) => show(stored),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });

  return {
    $state: $state as ReadableAtom<MenuState>,
    $newer: $newer as ReadableAtom<MenuMatrix | null>,
    show,
    offer: (newer: MenuMatrix): void => $newer.set(newer),
    amend(change: (ready: Ready) => Ready): void {
      const state = $state.get();
      if (state.status === "ready") $state.set(change(state));
    },
    load(): Promise<void> {
      $state.set({ status: "loading" });
      return fetchNow();
    },
    stop,
  };
}

/** Changes of the draft, a role at a time. */
function createRoleEditing(by: UserProfile, amend: (change: (ready: Ready) => Ready) => void) {
  /** A code that nobody, or not this person, may change of a role stays as it is stored. */
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

  return {
    isFixed,
    toggle(role: Role, code: PermissionCode, allowed: boolean): void {
      amend((ready) => {
        const { draft } = ready;
        return withCodes(ready, role, withChanges(draft, [{ role, code, allowed }])[role]);
      });
    },
    copy: (from: Role, to: Role) => amend((ready) => withCodes(ready, to, ready.draft[from])),
    reset: (role: Role) => amend((ready) => withCodes(ready, role, defaultGrants[role])),
    discard: () => amend((ready) => ({ ...ready, draft: ready.stored.roles })),
  };
}

function withPerson(matrix: MenuMatrix, person: MenuPerson): MenuMatrix {
  const people = matrix.people.map((one) => (one.id === person.id ? person : one));
  return { ...matrix, people };
}

export function otherRoles(role: Role): Role[] {
  return roles.filter((other) => other !== role);
}
