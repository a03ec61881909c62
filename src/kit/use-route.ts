// The parameters of the address at which a screen stands: useRoute("event.room").id. The compiler checks them against
// the route table.
import { useState } from "react";
import { currentParams, type Destination, type ParamsOfOne } from "../core/navigation.ts";

/**
 * A screen that serves several routes names them all and gets the parameters of one. They are read once: another
 * path mounts the screen again, and while the old screen is on its way out, the address already belongs to the next.
 */
export function useRoute<Name extends Destination["name"]>(...names: Name[]): ParamsOfOne<Name> {
  const [params] = useState(() => currentParams(names));
  return params;
}
