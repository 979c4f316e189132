import { expect, test as base, type Page } from '@playwright/test';
import { collectFaults } from '../fixtures/page-faults.ts';
import { keep } from '../e2e/steps/kept.ts';
import { demo, logIn } from '../e2e/steps/member.ts';
import { alive, title } from '../e2e/steps/open.ts';
import { strangeLetters } from './our-letters.ts';
import { picture } from './picture.ts';
import { pictured } from './pictured-moment.ts';
import { shopOrigin } from './visual-ports.ts';

const nothing = /(?!)/;

/** A page whose clock stands where that of the shop stands. */
const test = base.extend({
  context: async ({ context }, use) => {
    const faults = collectFaults(context, { allowedOrigins: [shopOrigin], tolerated: nothing });
    await context.clock.setFixedTime(pictured);
    await use(context);
    expect(faults, 'what the page must never show').toEqual([]);
  },
});

const ofGuests = [
  ['home', '/home'],
  ['list', '/collections?categoryId=table-lamps'],
  ['search', '/home/search?q=lamp'],
  ['product', '/product-detail?spu=LM-DOME'],
  ['cart', '/shopping-cart'],
  ['checkout', '/order/checkout?source=CART'],
  ['log-in', '/account/login'],
] as const;

const ofMembers = [
  ['my-center', '/account/my-center'],
  ['orders', '/order/list'],
  ['order', '/order/detail?orderNo=LMDEMO0002'],
] as const;

const line = (sku: string, quantity: number) => ({ id: `${sku}_0`, sku, buyType: 0, quantity, status: true });
const lines = [line('LM-DOME-1', 1), line('LM-CUBE-1', 2), line('LM-PATH-6', 1)];
const cart = { list: { US: lines }, selected: { US: lines.map(({ id }) => id) }, status: {} };

for (const [name, path] of ofGuests) {
  test(`the page ${name} looks as it did`, async ({ page }) => {
    await keep(page, 'shoppingCart', JSON.stringify(cart));
    await takePicture(page, name, path);
  });
}

test('the pages of a member look as they did', async ({ page }) => {
  await page.goto('/account/login');
  await alive(page);
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  for (const [name, path] of ofMembers) await takePicture(page, name, path);
});

async function takePicture(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await expect(title(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A page of photographs without loss is two megabytes.
  const taken = await picture(page, { type: 'webp', quality: 80 });
  expect.soft(await strangeLetters(page), name).toEqual([]);
  expect.soft(taken, name).toMatchSnapshot(`${name}.webp`);
}
