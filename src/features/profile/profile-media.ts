// A photo as a small square JPEG, cut from its middle, as a data address; null when the file is no picture.
import { pictureSize } from "../../contract/staff/profile.ts";

export async function profilePicture(file: File): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    return drawn(await load(address));
  } catch {
    // Not a picture, or one that this browser cannot read.
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An element rather than createImageBitmap: it turns photos the right way up in every browser. */
function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("Not a picture"));
    image.src = address;
  });
}

function drawn(image: HTMLImageElement): string | null {
  const canvas = document.createElement("canvas");
  canvas.width = pictureSize;
  canvas.height = pictureSize;
  const context = canvas.getContext("2d");
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!context || width === 0 || height === 0) return null;
  // Where the picture is transparent.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, pictureSize, pictureSize);
  const side = Math.min(width, height);
  const place = [(width - side) / 2, (height - side) / 2, side, side] as const;
  context.drawImage(image, ...place, 0, 0, pictureSize, pictureSize);
  return canvas.toDataURL("image/jpeg", 0.85);
}
