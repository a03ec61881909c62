// Writes a calendar that phones and mail programs open (RFC 5545).

export type CalendarEntry = {
  /** The same for the same entry in every file: an entry that was imported before is replaced, not doubled. */
  uid: string;
  begin: Date;
  end: Date;
  title: string;
  /** Empty: none. */
  text: string;
};

/** `at`: when the file was made. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], at: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Extraordinary CBT//Admin console//ID",
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:${escaped(entry.uid)}`,
      `DTSTAMP:${instant(at)}`,
      `DTSTART:${instant(entry.begin)}`,
      `DTEND:${instant(entry.end)}`,
      `SUMMARY:${escaped(entry.title)}`,
      ...(entry.text === "" ? [] : [`DESCRIPTION:${escaped(entry.text)}`]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** "20261130T003000Z" */
function instant(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/gu, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/gu, String.raw`\$&`).replace(/\r\n|\r|\n/gu, String.raw`\n`);
}

/** No line is longer than 75 octets; what goes on stands behind a space, and no letter is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let room = 75;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (size > room) {
      text += "\r\n ";
      room = 74;
    }
    text += letter;
    room -= size;
  }
  return text;
}
