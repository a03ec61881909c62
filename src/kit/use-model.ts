// Ties a screen's model to the life of its view: made once per mount, ended on unmount.
import { useEffect, useState } from "react";

export function useModel<M extends { exit(): void }>(create: () => M): M {
  const [model] = useState(create);
  useEffect(() => () => model.exit(), [model]);
  return model;
}
