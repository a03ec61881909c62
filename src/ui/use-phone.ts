// Whether the screen is as narrow as a phone's, or zoomed so far that it is. Style sheets ask for the same width.
import { useSyncExternalStore } from "react";

const phone = matchMedia("(max-width: 719px)");

function follow(changed: () => void): () => void {
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
}

export function usePhone(): boolean {
  return useSyncExternalStore(follow, () => phone.matches);
}
