import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import { withoutSystemFaces } from './our-characters.ts';

/** So many in a row must be the same; what has not come to rest after so many is never steady. */
const alike = 3;
const attempts = 30;

/** Takes a picture of a page that has come to rest: its fonts and pictures are there, nothing moves. @throws when it never does */
export async function picture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  await withoutSystemFaces(page);
  await withoutCaret(page);
  let last: Buffer | undefined;
  let same = 1;
  for (let taken = 0; taken < attempts; taken += 1) {
    await expect.poll(() => page.evaluate(isWhole), { message: 'the page is whole', intervals: [50] }).toBe(true);
    const next = await page.screenshot({ animations: 'disabled', caret: 'initial', ...options });
    same = last?.equals(next) ? same + 1 : 1;
    if (same === alike) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** Hidden once, not anew for each picture: every time, the ring around a field would be drawn a little otherwise. */
const withoutCaret = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('caret-color', 'transparent'));

/** Runs in the page. */
async function isWhole(): Promise<boolean> {
  // What a rail or a slide cuts off beside it is never fetched.
  const isNear = (one: Element): boolean => {
    let { top, right, bottom, left } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [top, right] = [Math.max(top, frame.top), Math.min(right, frame.right)];
      [bottom, left] = [Math.min(bottom, frame.bottom), Math.max(left, frame.left)];
    }
    const isSeen = Math.min(bottom, innerHeight) > Math.max(top, 0) && Math.min(right, innerWidth) > Math.max(left, 0);
    return one.checkVisibility() && isSeen;
  };
  // The place of a picture that is asked for once it is near the view, and a face that is on its way.
  if ([...document.querySelectorAll('[data-late], img[data-state="loading"]')].some(isNear)) return false;
  const near = [...document.images].filter(isNear);
  const areThere = await Promise.all(
    near.map(async (image) => {
      // Decoded beside the page, it might be drawn a frame later.
      image.decoding = 'sync';
      // One that cannot be loaded has a look of its own.
      const isBroken = () => image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
      return image.complete && (await image.decode().then(() => true, isBroken));
    }),
  );
  await document.fonts.ready;
  return areThere.every(Boolean) && document.fonts.status === 'loaded';
}
