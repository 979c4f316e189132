import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { storageStates } from '#src/actors/broken-storage/storage-states-fixture.ts';
import { stored } from '#src/storage/keys.ts';
import { share, wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { kept } from '../steps/kept.ts';
import { open, title } from '../steps/open.ts';

/** The same in every run. */
const states = fc.sample(storageStates, { seed: 2_026, numRuns: 60 });
const places = ['/home', '/product-detail?spu=LM-CUBE', '/shopping-cart'] as const;

/** One half of the states on each; `npm test` takes a tenth of the first half. */
const halves = [
  ['on a narrow screen', 0, [], { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['on a wide screen', 1, [wholeTag], { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }],
] as const;

/** A page of the tests, where no script runs. */
const nothing = '/nothing-here';
const noPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

type State = (typeof states)[number];

/** From a page of the shop's origin without the shop, so that nothing else is written in between. */
async function leaveBehind(page: Page, state: State): Promise<void> {
  await page.goto(nothing);
  await page.evaluate((pairs) => {
    localStorage.clear();
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, state);
}

/** Looks like the token of a member, and the server will refuse it: the shop asks to log in once. */
const looksSignedIn = (state: State): boolean => {
  const token = new Map(state).get(stored.token.key);
  return token !== undefined && (stored.token.read(token) ?? '') !== '';
};

for (const [screen, half, tag, use] of halves) {
  test.describe(screen, { tag: [...tag] }, () => {
    test.use(use);
    const ofScreen = [...states.entries()].filter(([index]) => index % 2 === half);
    const tried = ofScreen.slice(0, Math.ceil(ofScreen.length * share));

    for (const place of places) {
      test(`whatever a browser has kept, ${place} opens and a lamp goes into the cart`, async ({ page }) => {
        await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: noPicture }));
        await page.route(nothing, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Nothing</title>' }),
        );
        for (const [index, state] of tried) {
          await leaveBehind(page, state);
          await test.step(`state ${index}: ${JSON.stringify(state)}`, async () => {
            await open(page, place);
            if (looksSignedIn(state)) await expect(title(page)).toHaveText('Welcome back');
            else await expect(title(page)).toBeVisible();
            if (!place.startsWith('/product-detail')) return;
            if (looksSignedIn(state)) await open(page, place);
            await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
            await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
            expect(await kept(page, 'shoppingCart')).toContain('LM-CUBE-1');
          });
        }
      });
    }
  });
}
