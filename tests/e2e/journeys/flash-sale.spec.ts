import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { fillCheckout, placeOrder } from '../steps/buying.ts';
import { answer, api } from '../steps/api.ts';
import { newEmail } from '../steps/mail.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, openRunning } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

/** Two screens sell at once, each a light of its own: the cheapest of its product, so that its card has the price of the sale. */
const lightOn = (isMobile: boolean) =>
  isMobile
    ? { spu: 'LM-RIBBON-BAR', sku: 'LM-RIBBON-BAR-2', words: 'ribbon bar' }
    : { spu: 'LM-DISC', sku: 'LM-DISC-30', words: 'disc' };

// The tests of one screen sell the same light, and a page shows one sale of it.
test.describe.configure({ mode: 'default' });

/** Starts a flash sale of one light that runs all day. @returns the address of its session, and how it is ended */
async function startSale(sku: string, quota: number) {
  const handle = `journey-${randomUUID().slice(0, 8)}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'flash-'));
  const file = path.join(folder, 'plan.json');
  const item = { sku, amounts: { US: 2_900 }, quota, perOrderLimit: 1, perBuyerLimit: 1 };
  await writeFile(file, JSON.stringify({ sessions: [{ time: '00:00', minutes: 1_440 }], items: [item] }));
  await ops('flash', 'create', handle, file);
  await rm(folder, { recursive: true });
  await ops('promo', 'schedule', handle);
  const [itemId = ''] = new RegExp(`^\\S+(?= {2}US {2}${sku})`, 'm').exec(await ops('promo', 'show', handle)) ?? [];
  const sessionId = itemId.replace(/-\d+$/, '');
  return { address: `/prom/flash-sale?sessionId=${sessionId}`, end: () => ops('promo', 'end', handle) };
}

/** From the row of the sale to the button that orders. */
async function goToCheckout(page: Page, address: string, email: string): Promise<void> {
  await open(page, address);
  await page.getByRole('link', { name: /^Buy now: / }).click();
  await fillCheckout(page, email);
}

test('pieces of a flash sale go to the first shoppers, one to a shopper, and the page says so [S1.scope.12]', async ({
  page,
  isMobile,
  newVisitor,
}) => {
  const { address, end } = await startSale(lightOn(isMobile).sku, 2);
  const ola = newEmail('flash');
  await goToCheckout(page, address, ola);
  await placeOrder(page);
  await page.waitForURL(/\/order\/payment/);

  const second = await newVisitor();
  await open(second, address);
  await expect(second.getByText(/^50% claimed/)).toBeVisible();
  await goToCheckout(second, address, ola);
  await placeOrder(second);
  await expect(second.getByText('You’ve reached the limit per shopper.')).toBeVisible();

  const third = await newVisitor();
  const late = await newVisitor();
  await goToCheckout(late, address, newEmail('flash'));
  await goToCheckout(third, address, newEmail('flash'));
  await placeOrder(third);
  await third.waitForURL(/\/order\/payment/);
  await placeOrder(late);
  await expect(late.getByText('This price is sold out.').first()).toBeVisible();
  await open(late, address);
  await expect(late.getByRole('link', { name: /^See similar lights: / })).toBeVisible();
  await end();
});

test('a flash line whose sale ends in the checkout has the plain price and says so before it is ordered [S1.scope.12]', async ({
  page,
  isMobile,
}) => {
  const { address, end } = await startSale(lightOn(isMobile).sku, 5);
  await goToCheckout(page, address, newEmail('flash'));
  await expect(page.getByText(/^Total \$3/)).toBeAttached();
  await end();
  await placeOrder(page);
  await expect(page.getByText('This offer has ended, so the normal price applies.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place order · \$[4-9]/ })).toBeVisible();
  await placeOrder(page);
  await page.waitForURL(/\/order\/payment/);
  const [orderNo = ''] = /L[A-Z]{2}\w+/.exec(page.url()) ?? [];
  expect(orderNo).not.toBe('');
});

test('a lamp of a flash sale says the same in a search, on its page, in the cart and among favourites [S1.scope.12]', async ({
  page,
  isMobile,
}) => {
  const { spu, sku, words } = lightOn(isMobile);
  const { end } = await startSale(sku, 5);
  const member = await newMember('flash');
  await keepTokens(page, member);
  const headers = { authorization: `Bearer ${member.token}`, site: 'US' };
  await answer(api.POST('/app-mall/v1/favourite', { headers, body: { spu } }));
  const says = page.getByText(/^Flash sale until .+ · 5 left · 1 per shopper$/);
  await openRunning(page, `/home/search?q=${encodeURIComponent(words)}`);
  await expect(says).toBeVisible();
  const said = await says.innerText();
  await page.getByRole('article').filter({ has: says }).getByRole('link').click();
  await expect(page.getByRole('link', { name: said })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
  for (const place of ['/shopping-cart', '/profile?part=favourites']) {
    await open(page, place);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
  await end();
});
