// The row of buttons above the text (the ARIA toolbar pattern): one stop for Tab, arrows walk, Escape leads back.
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "../../../ui/input/button.tsx";
import type { EditorCommand, ToolbarState } from "../toolbar-state.ts";
import { richTextMessages } from "../rich-text-messages.ts";
import { compactTools, fullTools, type ToolButton } from "./toolbar-buttons.ts";

export type ToolName = ToolButton["name"];
export type ToolbarProps = {
  state: ToolbarState;
  /** Still loading: drawn, but nothing can be pressed. */
  disabled: boolean;
  compact: boolean;
  /** What cannot be done here at all is not drawn. */
  hidden: readonly ToolName[];
  /** The id of the text box. */
  controls: string;
  toolbar: RefObject<HTMLDivElement | null>;
  onTool: (name: ToolName) => void;
  onLeave: () => void;
  /** The table's menu, where there is a table. */
  children?: ReactNode;
};

export function Toolbar(props: ToolbarProps) {
  const { state, disabled, compact, hidden, controls, toolbar, onTool, onLeave, children } = props;
  const t = useStore(richTextMessages);
  const [current, setCurrent] = useState<ToolName | null>(null);
  const tools = (compact ? compactTools : fullTools)
    .flat()
    .filter(({ name }) => !hidden.includes(name) && (name !== "change" || state.selected !== null));
  const stop = tools.find(({ name }) => name === current)?.name ?? tools[0]?.name;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > button")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    // A menu that is open has keys of its own.
    if (at < 0) return;
    const target = event.key === "Escape" ? null : buttons[indexFor(event.key, at, buttons.length)];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (target) target.focus();
    else onLeave();
  };
  return (
    <div
      ref={toolbar}
      className="rich-text-tools"
      role="toolbar"
      tabIndex={-1}
      aria-label={t.toolbar}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, icon, keys, shortcut, toggles }) => (
        <IconButton
          key={name}
          size="s"
          icon={icon}
          label={t[name]}
          title={keys ? `${t[name]} (${keys})` : t[name]}
          aria-keyshortcuts={shortcut}
          aria-pressed={toggles ? isPressed(state, name) : undefined}
          aria-disabled={disabled || state.impossible.includes(name as EditorCommand) || undefined}
          tabIndex={name === stop ? 0 : -1}
          onFocus={() => setCurrent(name)}
          // The text keeps its selection, which the button is about.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!disabled) onTool(name);
          }}
        />
      ))}
      {children}
    </div>
  );
}

const alignments: Partial<Record<ToolName, ToolbarState["align"]>> = {
  alignLeft: "left",
  alignCenter: "center",
  alignRight: "right",
  justify: "justify",
};

function isPressed(state: ToolbarState, name: ToolName): boolean {
  const align = alignments[name];
  return align ? state.align === align : state.pressed.includes(name as EditorCommand);
}

function indexFor(key: string, at: number, count: number): number {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
