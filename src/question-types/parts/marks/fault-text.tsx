// What is wrong with a part, in words, under it. Nothing while nothing is.
import fieldCss from "../../../ui/input/field.module.css";
import { Icon } from "../../../ui/icon.tsx";

export function FaultText({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <div id={id} className={fieldCss.error}>
      <Icon name="circle-alert" size={16} />
      {children}
    </div>
  );
}
