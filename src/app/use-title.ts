// The tab's title: where one is, and at which institution. Null leaves the title to somebody else.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { $institution } from "../core/institution/institution-settings.ts";

export function useTitle(title: string | null): void {
  const { name } = useStore($institution);
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${name}`;
  }, [title, name]);
}
