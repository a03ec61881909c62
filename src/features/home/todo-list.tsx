// "Perlu dikerjakan": at most four numbers, the most urgent first, each one link to its next step.
import { useStore } from "@nanostores/react";
import type { TodoItem } from "../../contract/home.ts";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { RouteLink } from "../../kit/route-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { todoMessages } from "./home-messages.ts";
import css from "./todo-list.module.css";
import { HomePanel } from "./home-panel.tsx";
import { todoRows } from "./todo-rows.ts";

/** Null: on its way. */
export function TodoList({ items }: { items: readonly TodoItem[] | null }) {
  const t = useStore(todoMessages);
  const rows = items && todoRows(items, t);
  return (
    <HomePanel title={t.title} beside={rows && rows.length > 1 && <small>{t.order}</small>}>
      <Sheet>
        {rows === null && (
          <div className={css.waiting}>
            <VisuallyHidden>{t.loading}</VisuallyHidden>
          </div>
        )}
        {rows?.length === 0 && (
          <p className={css.clear}>
            <Icon name="circle-check" />
            <strong>{t.clear}</strong> {t.clearHint}
          </p>
        )}
        <ul className={css.list}>
          {rows?.map(({ kind, icon, title, count, why, step, to }) => (
            <li key={kind}>
              <RouteLink to={to}>
                <span className={css.state} data-kind={kind}>
                  <Icon name={icon} size={18} />
                  {title}
                </span>
                <b className={css.count}>{count}</b>
                <small>{why}</small>
                <span className={css.step}>
                  {step}
                  <Icon name="chevron-right" size={16} />
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
      </Sheet>
    </HomePanel>
  );
}
