// Events (event): all of them, or the page of the one that the address names (?id=).
import { readQuery } from "../../core/navigation.ts";
import { EventsList } from "./list/events-list.tsx";
import { EventPage } from "./page/event-panel.tsx";

export default function EventsScreen() {
  const { id } = readQuery();
  return id === undefined ? <EventsList /> : <EventPage id={id} />;
}
