// How a JPEG says that it is to be turned. Browsers heed it differently where pictures are read without being shown, so it
// is taken out of the bytes, and the turning is done by whoever asked (photo-cut-value.ts).

const [startOfImage, exifSegment, startOfScan] = [0xffd8, 0xffe1, 0xffda];
const exifName = 0x45786966;
const orientationTag = 0x0112;

/** 1 to 8; afterwards the bytes say 1. */
export function takeOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return takeFrom(view);
  } catch {
    // A DataView past its end throws: what is broken there is not to be turned.
    return 1;
  }
}

function takeFrom(view: DataView): number {
  if (view.getUint16(0) !== startOfImage) return 1;
  for (
    let at = 2, marker = view.getUint16(at);
    marker !== startOfScan;
    marker = view.getUint16(at)
  ) {
    if (marker === exifSegment && view.getUint32(at + 4) === exifName)
      return takeFromExif(view, at + 10);
    if (marker >>> 8 !== 0xff) return 1;
    at += 2 + view.getUint16(at + 2);
  }
  return 1;
}

/** `start`: where the TIFF header within stands, from which its places are counted. */
function takeFromExif(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + 12 * count; at += 12) {
    if (view.getUint16(at, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    view.setUint16(at + 8, 1, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}
