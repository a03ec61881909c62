// Monitor peserta, all of which is fetched when it is opened: it is wanted on the days of exams alone.
import { LatePart } from "./board-part-late.tsx";

const loadMonitor = async () => (await import("./monitor-main.tsx")).MonitorMain;

export default function MonitorScreen() {
  return <LatePart load={loadMonitor} props={{}} />;
}
