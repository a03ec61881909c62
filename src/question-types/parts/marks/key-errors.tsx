// What is wrong with the key as a whole, at the end of an editor: it has no part at which it could stand.
import fieldCss from "../../../ui/input/field.module.css";
import { Icon } from "../../../ui/icon.tsx";

export function KeyErrors({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { key } = errors;
  if (!key) return null;
  return (
    <div className={fieldCss.error}>
      <Icon name="circle-alert" size={16} />
      {key}
    </div>
  );
}
