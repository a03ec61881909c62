// Photos from telephones are made small before they are sent: exam PCs show them at a thousand pixels at most, and forty
// participants fetch them at once.

/** In pixels, either side. */
export const longestSide = 1600;
/** Smaller files of a sane size are sent as they are. */
const fineBytes = 150_000;
export const largestBytes = 20_000_000;
const quality = 0.85;

export type PictureFaultCode = "type" | "size" | "unreadable";
export class PictureFault extends Error {
  readonly fault: PictureFaultCode;
  constructor(fault: PictureFaultCode) {
    super(`Picture refused: ${fault}`);
    this.fault = fault;
  }
}

const types = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"];

export function isPicture(file: { type: string }): boolean {
  return types.includes(file.type);
}

/** The size that it is drawn at, in proportion, never larger than it is. */
export function fitWithin(width: number, height: number, longest = longestSide) {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** @throws PictureFault when it is no picture that browsers draw, or too large to be read */
export async function shrinkPicture(file: File): Promise<File> {
  if (!isPicture(file)) throw new PictureFault("type");
  if (file.size > largestBytes) throw new PictureFault("size");
  const image = await readImage(file);
  const { naturalWidth, naturalHeight } = image;
  const size = fitWithin(naturalWidth, naturalHeight);
  const isSane = size.width === naturalWidth && file.type !== "image/bmp";
  // An animation would lose all but its first picture.
  if (isSane && (file.size <= fineBytes || file.type === "image/gif")) return file;
  const blob = await draw(image, size);
  if (isSane && blob.size >= file.size) return file;
  // Browsers that cannot write WebP write PNG.
  const ending = blob.type === "image/webp" ? "webp" : "png";
  return new File([blob], `${file.name.replace(/\.\w*$/u, "")}.${ending}`, { type: blob.type });
}

async function readImage(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    throw new PictureFault("unreadable");
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function draw(image: HTMLImageElement, size: { width: number; height: number }) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) throw new PictureFault("unreadable");
  context.drawImage(image, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/webp", quality);
  });
  if (!blob) throw new PictureFault("unreadable");
  return blob;
}
