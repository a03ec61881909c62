// The gallery's page for questions on a picture: a picture of known size, and places on it.
import type { Page } from "playwright-core";
import { servePictures } from "../pieces/piece-page.ts";
import { gallerySuite, type OpenGallery } from "./question-gallery.ts";
import { drawn } from "./question-visual-checks.ts";

/** Every picture of its pages is as wide and high as the samples say. */
export function pictureSuite(name: string) {
  const { test, open: openGallery, browser } = gallerySuite(name, 8000);
  let picture: Buffer;
  test.before(async () => {
    const page = await browser().newPage({ viewport: { width: 800, height: 600 } });
    await page.setContent(`<body style="margin:0;background:linear-gradient(#9cd,#efe 60%,#8a6)">
    <div style="margin:60px 120px;width:300px;height:200px;border-radius:50%;background:#386"></div>`);
    picture = await page.screenshot();
    await page.close();
  });
  const open: OpenGallery = async (options) => {
    const page = await openGallery(options);
    await servePictures(page, "image/png", picture);
    return page;
  };
  return { test, open };
}

export async function picturesDrawn(page: Page): Promise<void> {
  await drawn(page);
  await page.locator("main img").first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].every(
      (each) => each.complete && each.naturalWidth > 0,
    ),
  );
}

/** A place on the picture, in the window. */
export async function placeOf(page: Page, x: number, y: number): Promise<[number, number]> {
  const canvas = page.locator('svg[viewBox="0 0 100 75"]');
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  return [box.x + x * box.width, box.y + y * box.height];
}
export async function clickAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.click(...(await placeOf(page, x, y)));
}
export async function dragBetween(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
  end = () => page.mouse.up(),
): Promise<void> {
  await page.mouse.move(...(await placeOf(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, ...to)), { steps: 4 });
  await end();
}
