import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { appSends, enterApp, sayRaw, type AppOptions } from '../steps/app.ts';
import { themeOf } from '../steps/bar.ts';
import { addToCart, cartLines, fillCheckout, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { kept } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { open, title } from '../steps/open.ts';

/** All that a stranger could want to change. */
const state = async (page: Page) => ({
  kept: await page.evaluate(() => ({ ...localStorage })),
  theme: await themeOf(page),
  url: page.url(),
});

const evt = (name: string, data: unknown, rest: object = {}) => JSON.stringify({ v: 1, k: 'evt', name, data, ...rest });
const stranger = { ch: '0123456789abcdef0123456789abcdef' };

test('forged and broken messages change nothing', async ({ page }) => {
  await enterApp(page);
  await open(page, '/home');
  // A festival that has no files: the theme is read again without them, and no file counts as its source any more.
  await appSends(page, 'hostData', { festivalSkin: 'nothing' });
  await expect.poll(async () => kept(page, `themeFiles_${await themeOf(page)}`)).toBe('');
  await expect.poll(() => kept(page, 'country')).toBe('US');
  await expect.poll(() => kept(page, 'homeLayouts')).toContain('home-hero');
  const before = await state(page);
  const channel = { ch: await page.evaluate(() => window.testApp?.channel ?? '') };
  const messages = [
    'no JSON',
    '{"v":1',
    '[]',
    'null',
    evt('accountToken', { accountToken: 'stolen', accountId: 'E1' }, stranger),
    evt('accountToken', { accountToken: 'stolen', accountId: 'E1' }),
    evt('accountToken', { accountToken: 7 }, channel),
    evt('marketChange', { market: 'DE', marketName: 'Germany' }, stranger),
    evt('marketChange', { market: {} }, channel),
    evt('notifyLightMode', { lightMode: 'yes' }, channel),
    evt('hostData', { country: 7 }, channel),
    evt('hostNotification', { path: '//evil.example', payload: 1 }, channel),
    evt('__proto__', { polluted: true }, channel),
    evt('futureEvent', {}, channel),
    JSON.stringify({ v: 1, k: 'res', id: 'getMarketInfo-1', ok: true, data: { market: 'JP' }, ...channel }),
    JSON.stringify({ v: 2, k: 'evt', name: 'marketChange', data: { market: 'JP', marketName: '' }, ...channel }),
  ];
  for (const message of messages) await sayRaw(page, message);
  await page.evaluate(
    (text) => window.postMessage(text, '*'),
    evt('marketChange', { market: 'DE', marketName: 'Germany' }, channel),
  );
  // What comes after them is heard, so they were.
  await sayRaw(page, evt('hostData', { festivalSkin: 'heard' }, channel));
  await expect.poll(() => state(page)).toEqual({ ...before, kept: { ...before.kept, festivalSkin: 'heard' } });
});

/** With `npm test` the one that the shop has to wait for. */
const apps: readonly (readonly [kind: string, options: AppOptions, tag: string[]])[] = [
  ['silent', { isSilent: true }, []],
  ['crashed', { hasCrashed: true }, [wholeTag]],
];

for (const [kind, options, tag] of apps) {
  test(`in a ${kind} app the shop still sells`, { tag }, async ({ page }) => {
    await enterApp(page, options);
    await open(page, '/product-detail?spu=LM-CUBE');
    await addToCart(page);
    await open(page, '/shopping-cart');
    await expect(cartLines(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Checkout (1)' }).click();
    await fillCheckout(page, newEmail(kind));
    await placeOrder(page);
    await expect(title(page)).toHaveText('Pay by card');
    await payByCard(page, cards.good);
    await expect(title(page)).toHaveText(/^Arrives by /);
  });
}

test('in a silent app the log-in is our page', { tag: wholeTag }, async ({ page }) => {
  await enterApp(page, { isSilent: true });
  await open(page, '/account/my-center');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/account\/login/);
  await page.getByRole('button', { name: 'Use email instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
