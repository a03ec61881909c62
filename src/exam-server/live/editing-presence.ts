// Who has which question open in an editor. In memory: it is about now, and nothing is lost with it.

/** Said again every 20 s; one that was not heard for this long is gone. */
const patienceMs = 60_000;

type Editor = { userId: string; name: string; heardAt: number };
type Person = { id: string; name: string };
export type EditingPresence = ReturnType<typeof createEditingPresence>;

export function createEditingPresence(now: () => Date) {
  /** By question, then by person and tab. */
  const open = new Map<string, Map<string, Editor>>();

  function forgetSilent(): void {
    const since = now().getTime() - patienceMs;
    for (const [question, editors] of open) {
      for (const [key, { heardAt }] of editors) if (heardAt < since) editors.delete(key);
      if (editors.size === 0) open.delete(question);
    }
  }

  return {
    /** Answers who else has the question open, each person once; another tab of the same person counts as another. */
    announce(question: string, editor: string, person: Person, isOpen: boolean) {
      forgetSilent();
      const editors = open.get(question) ?? new Map<string, Editor>();
      const key = `${person.id} ${editor}`;
      if (isOpen) {
        editors.set(key, { userId: person.id, name: person.name, heardAt: now().getTime() });
        open.set(question, editors);
      } else editors.delete(key);
      const others = [...editors].filter(([each]) => each !== key).map(([, one]) => one);
      const people = new Map(others.map(({ userId, name }) => [userId, name]));
      return [...people].map(([id, name]) => ({ name, own: id === person.id }));
    },
  };
}
