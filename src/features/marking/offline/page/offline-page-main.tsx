// The page for marking without a network: everything it needs is in its own file. It is opened from a file: address, where there is no
// secure context, and never asks a server.
import { useState } from "react";
import { createRoot } from "react-dom/client";
import type { MarkingPackage } from "./marking-package-state.ts";
import type { SealKey } from "../../../../files/sealed/sealed-file.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { createMarksKeeper, type MarksKeeper } from "./offline-marks-keeper.ts";
import { OfflinePageBody } from "./offline-page-body.tsx";
import { createOfflinePageModel } from "./offline-page-model.ts";
import { pageElements, type OfflinePageFacts } from "./offline-page-text.ts";
import { OfflinePassphraseForm } from "./offline-passphrase-form.tsx";

type Opened = { file: MarkingPackage; sealKey: SealKey; keeper: MarksKeeper };
type OfflinePageProps = { facts: OfflinePageFacts; sealed: Uint8Array };

function OfflinePage({ facts, sealed }: OfflinePageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (file: MarkingPackage, sealKey: SealKey) => {
    const keeper = createMarksKeeper(file.id, sealKey, () => localStorage);
    await keeper.restore();
    setOpened({ file, sealKey, keeper });
  };
  return opened ? (
    <MarkedFile facts={facts} {...opened} />
  ) : (
    <OfflinePassphraseForm
      facts={facts}
      sealed={sealed}
      onOpened={(file, sealKey) => void open(file, sealKey)}
    />
  );
}

function MarkedFile({ facts, file, sealKey, keeper }: Opened & { facts: OfflinePageFacts }) {
  const model = useModel(() => createOfflinePageModel(file, keeper));
  return <OfflinePageBody facts={facts} model={model} sealKey={sealKey} />;
}

const textIn = (id: string) => document.getElementById(id)?.textContent ?? "";

/** Empty where it is not what the page was made with: it is then shown as damaged. */
function sealedBytes(): Uint8Array {
  try {
    return Uint8Array.from(atob(textIn(pageElements.sealed)), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

const place = document.getElementById(pageElements.page)!;
place.textContent = "";
const facts = JSON.parse(textIn(pageElements.facts)) as OfflinePageFacts;
createRoot(place).render(<OfflinePage facts={facts} sealed={sealedBytes()} />);
