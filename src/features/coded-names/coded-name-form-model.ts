// Adding or changing one of the majors or religions. When somebody else changed it meanwhile, what was typed stays and
// the newer record is offered.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import * as v from "valibot";
import { codedName, codedNameFields, codedNameInput } from "../../contract/coded-names.ts";
import type { CodedName, CodedNameInput } from "../../contract/coded-names.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { call } from "../../core/api.ts";
import { isServerError } from "../../core/answers/server-error.ts";
import { createForm } from "../../kit/form/create-form.ts";
import type { CodedNameModel } from "./coded-name-model.ts";

export function createCodedNameForm(
  { endpoints, saved, changed }: Pick<CodedNameModel, "endpoints" | "saved" | "changed">,
  row: CodedName | null,
) {
  const $base = atom(row);
  const $newer = atom<CodedName | null>(null);
  const form = createForm<CodedNameInput, CodedNameInput>({
    initial: { kode: row?.kode ?? "", nama: row?.nama ?? "" },
    schema: row ? v.object(codedNameFields) : codedNameInput,
    submit: async (values) => {
      const base = $base.get();
      saved(
        base
          ? await call(endpoints.update, { id: base.id, version: base.version, ...values })
          : await call(endpoints.create, values),
      );
    },
    onError: (error) => {
      if (!isServerError(error, responseCodes.conflict)) return false;
      const newer = v.safeParse(codedName, error.data);
      if (!newer.success) return false;
      $newer.set(newer.output);
      void changed();
      return true;
    },
  });

  /** The newer record in place of what was typed. */
  function takeNewer(): void {
    const newer = keepMine();
    if (newer) form.reset({ kode: newer.kode, nama: newer.nama });
  }

  /** What was typed, to be saved over the newer record, which has been seen. */
  function keepMine(): CodedName | null {
    const newer = $newer.get();
    if (newer) $base.set(newer);
    $newer.set(null);
    return newer;
  }

  return {
    form,
    /** The record that would be changed; null for a new one. */
    $base: $base as ReadableAtom<CodedName | null>,
    /** Somebody else's change, not yet decided about. */
    $newer: $newer as ReadableAtom<CodedName | null>,
    takeNewer,
    keepMine,
    exit: form.exit,
  };
}
