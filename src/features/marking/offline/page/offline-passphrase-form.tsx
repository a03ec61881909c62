// Asks for the passphrase of the file. Deriving the key takes a second or more on an old phone, so that it shows how far it is.
import { useState } from "react";
import type { MarkingPackage } from "./marking-package-state.ts";
import { saltOf, sealKey, unseal, type SealKey } from "../../../../files/sealed/sealed-file.ts";
import { filled, type OfflinePageFacts, type OfflinePageTexts } from "./offline-page-text.ts";

type PassphraseFormProps = {
  facts: OfflinePageFacts;
  sealed: Uint8Array;
  onOpened(file: MarkingPackage, key: SealKey): void;
};
type Opening = { is: "idle" } | { is: "opening"; done: number } | { is: "wrong" };

export function OfflinePassphraseForm({ facts, sealed, onOpened }: PassphraseFormProps) {
  const { texts: t, unit, answers } = facts;
  const [salt] = useState(() => saltOf(sealed));
  const [passphrase, setPassphrase] = useState("");
  const [opening, setOpening] = useState<Opening>({ is: "idle" });
  const open = async () => {
    if (!salt || opening.is === "opening") return;
    setOpening({ is: "opening", done: 0 });
    const onProgress = (done: number) => setOpening({ is: "opening", done });
    const key = await sealKey(passphrase, { salt, onProgress });
    const found = unseal(sealed, key);
    if ("fault" in found) setOpening({ is: "wrong" });
    else onOpened(JSON.parse(new TextDecoder().decode(found.content)) as MarkingPackage, key);
  };
  if (!salt) {
    return (
      <main className="gate">
        <h1>{t.title}</h1>
        <p role="alert">{t.damaged}</p>
      </main>
    );
  }
  return (
    <main className="gate">
      <form
        className="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <h1>{t.locked}</h1>
        <p>{filled(t.lockedText, { n: answers, unit })}</p>
        <PassphraseField
          t={t}
          value={passphrase}
          isWrong={opening.is === "wrong"}
          onValue={(value) => {
            setPassphrase(value);
            if (opening.is === "wrong") setOpening({ is: "idle" });
          }}
        />
        {opening.is === "wrong" && (
          <p className="fault" role="alert">
            {t.wrong}
          </p>
        )}
        {opening.is === "opening" && (
          <progress value={opening.done} max={1} aria-label={t.opening} />
        )}
        <button type="submit" className="primary" disabled={opening.is === "opening"}>
          {opening.is === "opening" ? t.opening : t.open}
        </button>
        <p className="quiet">{t.noNetwork}</p>
        <p className="quiet">{t.forgotten}</p>
      </form>
    </main>
  );
}

type FieldProps = {
  t: OfflinePageTexts;
  value: string;
  isWrong: boolean;
  onValue(value: string): void;
};

function PassphraseField({ t, value, isWrong, onValue }: FieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <label className="field">
        <span>{t.passphrase}</span>
        <input
          type={isShown ? "text" : "password"}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={value}
          aria-invalid={isWrong}
          onInput={({ currentTarget }) => onValue(currentTarget.value)}
        />
      </label>
      <label className="tick">
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t.show}
      </label>
    </>
  );
}
