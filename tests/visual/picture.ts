import type { Page, PageScreenshotOptions } from '@playwright/test';
import { withoutSystemFaces } from './our-letters.ts';

/** Two in a row must be the same; what has not come to rest after so many is never steady. */
const patience = 20;

/** Takes a picture of a page that has come to rest: its fonts and pictures are there, nothing moves. @throws when it never does */
export async function picture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  await withoutSystemFaces(page);
  await page.waitForFunction(isWhole);
  let last: Buffer | undefined;
  for (let taken = 0; taken < patience; taken += 1) {
    const next = await page.screenshot({ animations: 'disabled', ...options });
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** Runs in the page. */
async function isWhole(): Promise<boolean> {
  const isNear = (image: Element): boolean => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  };
  const near = [...document.images].filter(isNear);
  if (near.some(({ complete }) => !complete)) return false;
  // One that cannot be loaded has a look of its own.
  await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  return document.fonts.status === 'loaded';
}
