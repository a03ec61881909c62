// How a participant is named in sentences, titles and labels. Tables have a column for the name and one for the number.

/** "Budi (01-012-0345)": a school has namesakes, and the number tells them apart. */
export function namedParticipant({ nama, no_ujian }: { nama: string; no_ujian: string }): string {
  return `${nama} (${no_ujian})`;
}
