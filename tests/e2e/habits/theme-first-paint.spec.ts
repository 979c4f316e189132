import type { CDPSession, Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { open } from '../steps/open.ts';
import { keep } from '../steps/kept.ts';

/** The colours of the two grounds, as built in. No other thing of the other theme has the same. */
const grounds = { light: [250, 246, 239], dark: [16, 18, 20] } as const;
type Theme = keyof typeof grounds;
const other = { light: 'dark', dark: 'light' } as const;

/** Every frame the browser paints, as PNG, from before the page is asked for until it answers to clicks. */
async function frames(page: Page, path: string): Promise<string[]> {
  const film: string[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    film.push(data);
    // The page may be gone before the last frame is acknowledged.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  // A picture may hold any colour; the shop around it may not.
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await open(page, path);
  await session.send('Page.stopScreencast');
  return film;
}

/** How many pixels have exactly the ground colour of each theme, in each frame that differs from the others. */
async function groundsIn(page: Page, film: readonly string[]): Promise<{ light: number; dark: number }[]> {
  const looker = await page.context().newPage();
  const counts = await looker.evaluate(
    async ({ film: pictures, colours }) => {
      const found: { light: number; dark: number }[] = [];
      for (const picture of pictures) {
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        brush?.drawImage(bitmap, 0, 0);
        const data = brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        const pixelsOf = ([red, green, blue]: readonly [number, number, number]) => {
          let pixels = 0;
          const isNear = (at: number, channel: number) => Math.abs((data[at] ?? 0) - channel) <= 1;
          for (let at = 0; at < data.length; at += 4) {
            if (isNear(at, red) && isNear(at + 1, green) && isNear(at + 2, blue)) pixels += 1;
          }
          return pixels;
        };
        found.push({ light: pixelsOf(colours.light), dark: pixelsOf(colours.dark) });
      }
      return found;
    },
    { film: [...new Set(film)], colours: grounds },
  );
  await looker.close();
  return counts;
}

const sum = (counts: readonly { light: number; dark: number }[], theme: Theme) =>
  counts.reduce((total, count) => total + count[theme], 0);

/** What the shopper chose or the app says, the device, and the theme that has to be there from the first frame on. */
const cases: readonly [
  name: string,
  given: { id?: string; path: string; device: Theme; tag?: string },
  theme: Theme,
][] = [
  // The room on the home page has the ground of the night below its words, in both themes.
  ['light, chosen on a dark device', { id: '1', path: '/home/search', device: 'dark' }, 'light'],
  ['dark, chosen on a light device', { id: '2', path: '/home', device: 'light' }, 'dark'],
  ['auto, on a dark device', { id: '3', path: '/shopping-cart', device: 'dark', tag: wholeTag }, 'dark'],
  ['of the app around the page', { path: '/home?themeId=3&lightMode=0', device: 'light', tag: wholeTag }, 'dark'],
];

test.describe('on a phone four times as slow', () => {
  for (const [name, { id, path, device, tag = [] }, theme] of cases) {
    test(`no frame shows the wrong theme: ${name}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: device });
      if (id !== undefined) await keep(page, 'themeId', id);
      const counts = await groundsIn(page, await frames(page, path));
      expect(sum(counts, theme)).toBeGreaterThan(1_000);
      expect(sum(counts, other[theme])).toBe(0);
    });
  }

  test('a page without the script of the head shows the wrong theme first', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await keep(page, 'themeId', '2');
    await page.route('**/shopping-cart', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script>\(function\(\)\{var d=document[^<]*<\/script>/, '');
      await route.fulfill({ response: answer, body });
    });
    const counts = await groundsIn(page, await frames(page, '/shopping-cart'));
    expect(sum(counts, 'light')).toBeGreaterThan(1_000);
  });
});
