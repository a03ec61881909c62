// THE route table: one line per screen. Menu, tiles, guards, titles, chunks and typed links all follow from it.
// Paths are random on purpose and fixed for good: shortcuts and sent links hold them. The names are the contract,
// "banksoa.reference" without its l included.
// A permission code hides and guards a screen here; what a person may really do, the exam server decides.
// A route without `load` is not built yet: it says so, and stands in no menu. (Sign-in has none either: main.tsx brings it.)
import type { ComponentType } from "react";
import type { PermissionCode } from "./contract/staff/permissions.ts";
import type { IconName } from "./ui/icon-names.ts";

export const shellPath = "/L9X7F38SB0";

export const menuGroups = ["Master", "Persiapan", "Pelaksanaan", "Evaluasi", "Setting"] as const;
export type MenuGroup = (typeof menuGroups)[number];

export type Route = {
  /** Under the base path; `:name` stands for a parameter. */
  path: string;
  /** The document's title and, for a menu item, its label. */
  title: string;
  code?: PermissionCode;
  menu?: { group: MenuGroup; icon: IconName };
  /** One sits here for a while and needs the room: the side strip is folded at first. */
  isWork?: true;
  load?: () => Promise<{ default: ComponentType }>;
  /** What it fetches itself once it stands, where that is most of it. */
  rest?: () => Promise<unknown>;
};

/** `load` is checked at `routes`: the types of screens depend on the names and parameters in the table (useRoute). */
type TableLine = Omit<Route, "load"> & { load?: () => Promise<unknown> };

// prettier-ignore
const table = {
  login: { path: "/", title: "Sign in" },
  home: { path: "/L9X7F38SB0", title: "Home", load: () => import("./features/home/home-screen.tsx") },

  peserta: { path: "/L9X7F38SB0/62UPJ4G5JJ", title: "Peserta", code: "0001A", menu: { group: "Master", icon: "users" }, load: () => import("./features/participants/participants-screen.tsx") },
  group: { path: "/L9X7F38SB0/VP7ZXLVFVD", title: "Group", code: "0004A", menu: { group: "Master", icon: "network" }, load: () => import("./features/groups/groups-screen.tsx") },
  "group.member": { path: "/L9X7F38SB0/HY3ZW2ZZAR/:id", title: "Anggota group", code: "0004A", load: () => import("./features/groups/members/group-members-screen.tsx") },
  matpel: { path: "/L9X7F38SB0/YQ59D4ZCW8", title: "Matpel", code: "0005A", menu: { group: "Master", icon: "book-open" }, load: () => import("./features/subjects/subjects-screen.tsx") },
  jurusan: { path: "/L9X7F38SB0/782T3ZA7CV", title: "Jurusan", code: "0006A", menu: { group: "Master", icon: "graduation-cap" }, load: () => import("./features/coded-names/majors-screen.tsx") },
  user: { path: "/L9X7F38SB0/GPLEKXUX5J", title: "Pengguna", code: "0007A", menu: { group: "Master", icon: "user-cog" }, load: () => import("./features/users/users-screen.tsx") },
  agama: { path: "/L9X7F38SB0/BC9SBTEMAF", title: "Agama", code: "0008A", menu: { group: "Master", icon: "hand-heart" }, load: () => import("./features/coded-names/religions-screen.tsx") },
  competence: { path: "/L9X7F38SB0/DT2RVDYDJH", title: "Kompetensi", code: "0009A", menu: { group: "Persiapan", icon: "list-tree" }, load: () => import("./features/competences/competences-screen.tsx") },
  banksoal: { path: "/L9X7F38SB0/CZAPLA82V4", title: "Banksoal", code: "0010A", menu: { group: "Persiapan", icon: "library" }, load: () => import("./features/banks/list/banks-screen.tsx") },
  "banksoa.reference": { path: "/L9X7F38SB0/WW7CGGEZ36/:id", title: "Referensi banksoal", code: "0010A", load: () => import("./features/banks/references/references-screen.tsx") },
  "banksoal.soal": { path: "/L9X7F38SB0/RXLDX94UYT/:id", title: "Soal", code: "0010A", load: () => import("./features/questions/list/questions-screen.tsx") },
  "banksoal.soal.add": { path: "/L9X7F38SB0/7D55V4MRVC/:id", title: "Tambah soal", code: "0010A", isWork: true, load: () => import("./features/questions/form/question-form-screen.tsx") },
  "banksoal.soal.edit": { path: "/L9X7F38SB0/YLBC5PRTM4/:id/:soid", title: "Ubah soal", code: "0010A", isWork: true, load: () => import("./features/questions/form/question-form-screen.tsx") },
  event: { path: "/L9X7F38SB0/B9MQ43HFW9", title: "Event", code: "0021A", menu: { group: "Persiapan", icon: "calendar-range" }, load: () => import("./features/events/events-screen.tsx") },
  "event.sesi.schedule": { path: "/L9X7F38SB0/HUGMBMTV9J/:id/:id2", title: "Sesi jadwal", code: "0021A", isWork: true, load: () => import("./features/events/sessions/sessions-screen.tsx") },
  "event.room": { path: "/L9X7F38SB0/4QW2TKKMEK/:id", title: "Ruang event", code: "0021A", isWork: true, load: () => import("./features/events/rooms/event-rooms-screen.tsx") },
  document: { path: "/L9X7F38SB0/PH9F8DL7X5", title: "Document", code: "0021A", menu: { group: "Persiapan", icon: "files" }, load: () => import("./features/documents/document-screen.tsx") },
  jadwal: { path: "/L9X7F38SB0/6F8XEVCND3", title: "Jadwal Ujian", code: "0011A", menu: { group: "Pelaksanaan", icon: "calendar-clock" }, load: () => import("./features/schedules/schedules-screen.tsx") },
  token: { path: "/L9X7F38SB0/9WWB466SPK", title: "Token Ujian", code: "0012A", menu: { group: "Pelaksanaan", icon: "key-round" }, load: () => import("./features/tokens/tokens-screen.tsx") },
  "monitor.peserta": { path: "/L9X7F38SB0/GZQBG6X92B", title: "Monitor peserta", code: "0013A", menu: { group: "Pelaksanaan", icon: "monitor-dot" }, isWork: true, load: () => import("./features/sittings/board/board-screen.tsx"), rest: () => import("./features/sittings/board/board-main.tsx") },
  "ujian.peserta": { path: "/L9X7F38SB0/CVLTNJUJLC", title: "Ujian peserta", code: "0014A", menu: { group: "Pelaksanaan", icon: "clipboard-pen" }, isWork: true, load: () => import("./features/sittings/control/sitting-control-screen.tsx"), rest: () => import("./features/sittings/control/control-list.tsx") },
  "token.peserta": { path: "/L9X7F38SB0/389M9FTCSG", title: "Login peserta", code: "0015A", menu: { group: "Pelaksanaan", icon: "log-in" }, load: () => import("./features/logins/logins-screen.tsx") },
  check: { path: "/L9X7F38SB0/749DXT87ZX", title: "Koreksi", code: "0016A", menu: { group: "Evaluasi", icon: "list-checks" }, load: () => import("./features/marking/list/marking-units-screen.tsx") },
  "check.answer": { path: "/L9X7F38SB0/CTZ6YT4XX2/:ts/:id", title: "Koreksi jawaban", code: "0016A", isWork: true, load: () => import("./features/marking/answers/marking-answers-screen.tsx") },
  hasil: { path: "/L9X7F38SB0/PWERTAL4W4", title: "Hasil ujian", code: "0017A", menu: { group: "Evaluasi", icon: "square-check-big" }, load: () => import("./features/results/results-screen.tsx") },
  "sum.banksoal": { path: "/L9X7F38SB0/WS53GW5RV3", title: "Sumary banksoal", code: "0018A", menu: { group: "Evaluasi", icon: "chart-column" }, isWork: true, load: () => import("./features/analysis/screen/analysis-screen.tsx") },
  "ledger.peserta": { path: "/L9X7F38SB0/TXJWR3USRC", title: "Ledger peserta", code: "0019A", menu: { group: "Evaluasi", icon: "notebook-text" }, isWork: true, load: () => import("./features/ledger/ledger-screen.tsx") },
  setting: { path: "/L9X7F38SB0/QRKFF66VTJ", title: "Instansi", code: "0020A", menu: { group: "Setting", icon: "school" } },
  "setting.ujian": { path: "/L9X7F38SB0/W52W34LCR4", title: "Tampilan", code: "0020A", menu: { group: "Setting", icon: "palette" } },
  "setting.security": { path: "/L9X7F38SB0/MMR2GBGQUP", title: "Security", code: "0020A", menu: { group: "Setting", icon: "shield-check" } },
  "setting.menu": { path: "/L9X7F38SB0/ZXABAKGTH7", title: "Menu", code: "0002A", menu: { group: "Setting", icon: "layout-grid" }, load: () => import("./features/settings/menu-screen.tsx") },
  "setting.backup": { path: "/L9X7F38SB0/M7NL2QCNBQ", title: "Backup", code: "0023A", menu: { group: "Setting", icon: "archive" } },
  "setting.database": { path: "/L9X7F38SB0/RLLW4DLPFB", title: "Database", code: "0023A", menu: { group: "Setting", icon: "database" } },
  profile: { path: "/L9X7F38SB0/GH8JE9SDMP", title: "Profil", load: () => import("./features/profile/profile-screen.tsx") },
  chat: { path: "/L9X7F38SB0/QZ27RBLU8Q", title: "Chat", load: () => import("./features/chat/chat-screen.tsx") },

  // Print and view pages, outside the shell.
  "print.banksoal.preview": { path: "/XDMX6KU5LP/:id", title: "Cetak banksoal", code: "0010A", load: () => import("./features/banks/paper/bank-paper-screen.tsx") },
  "print.sum.banksoal.prev": { path: "/NS5DMPZJXZ/:id", title: "Cetak sumary banksoal", code: "0018A", load: () => import("./features/analysis/papers/item-paper-screen.tsx") },
  "print.student.card.event": { path: "/WL5TARGSM4/:id", title: "Cetak kartu peserta", code: "0021A", load: () => import("./features/documents/cards/card-screen.tsx") },
  "student.result.detail": { path: "/LQLGHTRAG6/:id", title: "Detail jawaban", code: "0017A", load: () => import("./features/results/detail/result-detail-screen.tsx") },
  "ledger.peserta.view": { path: "/VJZ5BAX8UQ", title: "Ledger peserta", code: "0019A", load: () => import("./features/ledger/paper/ledger-paper-screen.tsx") },
  "print.event.absensi": { path: "/D2G2PX6XRS/:id", title: "Cetak daftar hadir", code: "0021A", load: () => import("./features/documents/papers/event-paper-screen.tsx") },
  "print.esay.paper": { path: "/56VD8SDUZW", title: "Cetak jawaban esai", code: "0016A", load: () => import("./features/marking/paper/essay-paper-screen.tsx") },
} as const satisfies Record<string, TableLine>;

export type RouteName = keyof typeof table;
export const routes: Record<RouteName, Route> = table;
export const routeNames = Object.keys(table) as RouteName[];

type ParamName<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
/** What `href` needs to know to fill the path of a route. */
export type RouteParams<Name extends RouteName> = Record<
  ParamName<(typeof table)[Name]["path"]>,
  string
>;

/** What has to be fetched before a screen can be shown. */
export function loadsOf(name: RouteName): readonly (() => Promise<unknown>)[] {
  const { load, rest } = routes[name];
  return [load, rest].filter((part) => part !== undefined);
}

export function isInShell(route: Route): boolean {
  return route.path.startsWith(shellPath);
}
