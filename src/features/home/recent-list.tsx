// "Lanjutkan": the banks that the person worked on last, and how far each has come.
import { useStore } from "@nanostores/react";
import type { RecentBank } from "../../contract/home.ts";
import { formatNumber } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { homeMessages } from "./home-messages.ts";
import { HomePanel } from "./home-panel.tsx";
import css from "./home-screen.module.css";

export function RecentList({ banks }: { banks: readonly RecentBank[] }) {
  const t = useStore(homeMessages);
  return (
    <HomePanel title={t.recent}>
      <ul className={css.list}>
        {banks.map(({ id, kode, nama, planned, missing, entered }) => (
          <li key={id}>
            <RouteLink to={href("banksoal.soal", { id })} title={nama}>
              <Icon name="library" />
              <b>{kode}</b>
              <small>
                {planned > 0
                  ? t.progress({
                      done: formatNumber(planned - missing),
                      planned: formatNumber(planned),
                    })
                  : t.entered({ count: formatNumber(entered) })}
              </small>
            </RouteLink>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
