// A part of the home screen: its heading, and beside that a few words or a button.
import { useId, type ReactNode } from "react";
import css from "./home-screen.module.css";

type HomePanelProps = {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
};

export function HomePanel({ title, beside, children }: HomePanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={css.heading}>
        <h2 id={titleId}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
