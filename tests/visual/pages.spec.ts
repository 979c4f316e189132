import { expect, test as base, type Locator, type Page, type Request } from '@playwright/test';
import { collectFaults } from '../fixtures/page-faults.ts';
import { keep } from '../e2e/steps/kept.ts';
import { demo, logIn } from '../e2e/steps/member.ts';
import { alive, openRunning, title } from '../e2e/steps/open.ts';
import { unknownCharacters } from './our-characters.ts';
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

/** What comes last on a page that the browser puts together. */
type Last = (page: Page) => Locator;
const words =
  (text: string): Last =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first();

const ofGuests: readonly (readonly [name: string, path: string, last?: Last])[] = [
  ['home', '/home'],
  ['list', '/collections?categoryId=table-lamps'],
  ['search', '/home/search?q=lamp'],
  [
    'product',
    '/product-detail?spu=LM-DOME',
    (page) =>
      page
        .getByRole('main')
        .filter({ has: page.getByRole('slider', { name: 'Brightness' }) })
        .filter({ has: page.getByRole('link', { name: /with a coupon/ }) }),
  ],
  ['cart', '/shopping-cart', words('Pebble portable lamp')],
  ['checkout', '/order/checkout?source=CART', words('Standard shipping')],
  ['log-in', '/account/login', (page) => page.getByRole('textbox', { name: 'Password' })],
];

const ofMembers: readonly (readonly [name: string, path: string, last: Last])[] = [
  ['my-center', '/account/my-center', words('Your lights')],
  ['orders', '/order/list', words('LMDEMO0001')],
  ['returns', '/order/rma', words('Pebble portable lamp')],
  ['order', '/order/detail?orderNo=LMDEMO0004', words('LMDEMO0004')],
];

const line = (sku: string, quantity: number) => ({ id: `${sku}_0`, sku, buyType: 0, quantity, status: true });
const lines = [line('LM-DOME-VERMILION', 1), line('LM-CUBE-1', 2), line('LM-PEBBLE-1', 1)];
const cart = { list: { US: lines }, selected: { US: lines.map(({ id }) => id) }, status: {} };

for (const [name, path, last] of ofGuests) {
  test(`the page ${name} looks as it did`, async ({ page }) => {
    await keep(page, 'shoppingCart', JSON.stringify(cart));
    await takePicture(page, name, path, last);
  });
}

test('the pages of a member look as they did', async ({ page }) => {
  await page.goto('/account/login');
  await alive(page);
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  for (const [name, path, last] of ofMembers) await takePicture(page, name, path, last);
});

async function takePicture(page: Page, name: string, path: string, last: Last = title): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await openRunning(page, path);
  await expect(title(page)).toBeVisible();
  await expect(last(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => open.size, { message: 'what was asked for has come' }).toBe(0);
  // A page of photographs without loss is two megabytes.
  const taken = await picture(page, { type: 'webp', quality: 80 });
  expect.soft(await unknownCharacters(page), name).toEqual([]);
  expect.soft(taken, name).toMatchSnapshot(`${name}.webp`);
}
