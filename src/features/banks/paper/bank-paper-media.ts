// Pictures of a paper with areas as files: drawn together with their numbers. Other pictures are word-pictures.ts.
import { mediaAddress } from "../../../contract/questions/media.ts";
import type { ImageRef, Zone } from "../../../contract/questions/question-content.ts";
import type { ImportedFile } from "../../../question-files/imported-question.ts";
import { drawnPng } from "../../../kit/print/word/word-pictures.ts";
import { zonedName } from "../../../question-files/word/paper/word-paper-texts.ts";
import type { PaperQuestion } from "../../../domain/paper/question-paper.ts";

/** Of a question about areas of a picture; null for every other. */
export async function zonedPicture({ id, content }: PaperQuestion): Promise<ImportedFile | null> {
  const shown = zonesIn(content);
  if (!shown || shown.image.media_id === null) return null;
  try {
    const response = await fetch(mediaAddress(shown.image.media_id));
    if (!response.ok) return null;
    const bytes = await drawnPng(await response.blob(), (pen) => drawZones(pen, shown.zones));
    return bytes && { name: zonedName(id), bytes };
  } catch {
    // As for every picture: it stands without its areas, and the writer tells what is missing.
    return null;
  }
}

function zonesIn(content: PaperQuestion["content"]): { image: ImageRef; zones: Zone[] } | null {
  if (content.type === 16) return content.payload;
  if (content.type === 15 && content.payload.mode === "zones") return content.payload;
  return null;
}

/** Outlines, and each one's number in a ring at its upper left. */
function drawZones(pen: CanvasRenderingContext2D, zones: readonly Zone[]): void {
  const { width, height } = pen.canvas;
  const size = Math.max(14, Math.round(width / 40));
  pen.lineWidth = Math.max(2, width / 400);
  pen.font = `bold ${size}px sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const [at, zone] of zones.entries()) {
    const outline = outlineOf(zone, width, height);
    pen.strokeStyle = "#fff";
    pen.lineWidth *= 2;
    pen.stroke(outline.path);
    pen.lineWidth /= 2;
    pen.strokeStyle = "#000";
    pen.stroke(outline.path);
    // Never cut off by the picture's edge.
    const [x, y] = [Math.max(size, outline.x), Math.max(size, outline.y)];
    pen.beginPath();
    pen.arc(x, y, size * 0.8, 0, 2 * Math.PI);
    pen.fillStyle = "#fff";
    pen.fill();
    pen.stroke();
    pen.fillStyle = "#000";
    pen.fillText(String(at + 1), x, y);
  }
}

/** In pixels; coordinates are shares of the picture, a radius of its width. */
function outlineOf({ shape, coords }: Zone, width: number, height: number) {
  const path = new Path2D();
  const [x = 0, y = 0, third = 0, fourth = 0] = coords;
  const at = { x: x * width, y: y * height };
  if (shape === "rect") {
    path.rect(at.x, at.y, third * width, fourth * height);
    return { path, ...at };
  }
  if (shape === "circle") {
    const radius = third * width;
    path.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    const inset = radius * Math.SQRT1_2;
    return { path, x: at.x - inset, y: at.y - inset };
  }
  path.moveTo(at.x, at.y);
  for (let next = 2; next + 1 < coords.length; next += 2) {
    path.lineTo((coords[next] ?? 0) * width, (coords[next + 1] ?? 0) * height);
  }
  path.closePath();
  return { path, ...at };
}
