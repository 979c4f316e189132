import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { addToCart, fillCheckout, placeOrder } from '../steps/buying.ts';
import { newEmail } from '../steps/mail.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { complete, ops } from '../steps/ops.ts';
import { paidOrder } from '../steps/order.ts';

const hour = 3_600_000;

/** So long before the moment a page is opened that looks at it: longer than any machine takes for the look, in ms. */
const ahead = hour / 4;

/** Each screen launches a product of its own that no other test buys. */
const products = {
  'chromium-390-dark': { spu: 'LM-PILLAR-DUO', sku: 'LM-PILLAR-DUO-2', name: 'Pillar Duo' },
  'chromium-1280-light': { spu: 'LM-EAVES', sku: 'LM-EAVES-15M', name: 'Eaves' },
} as const;

const launchIn = (spu: string, ms: number) =>
  ops('product', 'launch', spu, '--site', 'US', '--at', new Date(Date.now() + ms).toISOString());

/** The launch is there: for the shop, whose clock stands, by its date, and for the page by its clock. */
async function comes(page: Page, spu: string, early: number) {
  await launchIn(spu, early - ahead);
  await page.clock.fastForward(2 * ahead);
}

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
const cartLine = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test(
  'a member of Beam buys a product hours before its launch, and a guest from its launch on',
  { tag: '@all' },
  async ({ page, browser }, { project }) => {
    const [, { spu, sku, name }] = Object.entries(products).find(([screen]) => screen === project.name) ?? [
      '',
      products['chromium-390-dark'],
    ];
    const at = `/product-detail?spu=${spu}`;
    const guest = await (await browser.newContext()).newPage();
    for (const each of [page, guest]) await each.clock.install();
    const member = await newMember('early');
    await keepTokens(page, member);
    const { orderNo } = await paidOrder(member, { sku: 'LM-HEX-15', quantity: 9 });
    await complete(orderNo);
    try {
      await test.step('a guest reads when it is launched, and cannot buy it', async () => {
        await launchIn(spu, 13 * hour);
        await openRunning(guest, at);
        await expect(guest.getByText(/^Launches /)).toBeVisible();
        await expect(guest.getByText('Members at Beam and Aurora can buy it 12 and 24 hours early.')).toBeVisible();
        await expect(addButton(guest)).toHaveCount(0);
      });
      await test.step('the center lists it with the time of the level', async () => {
        await open(page, '/account/su-center');
        await expect(title(page)).toHaveText('You’re at Beam');
        const row = page.getByRole('region', { name: 'Early access' }).getByRole('listitem').filter({ hasText: name });
        await expect(row.getByText('You, at Beam')).toBeVisible();
        await expect(row.getByText('Not yet')).toBeVisible();
        await row.getByRole('link').click();
      });
      await test.step('it opens for the level while its page is open', async () => {
        await expect(page.getByText(/^At Beam, you can buy it 12 hours early: /)).toBeVisible();
        await expect(addButton(page)).toHaveCount(0);
        await launchIn(spu, 12 * hour + ahead);
        // By another address: a page as guests see it is kept for a minute.
        await openRunning(page, `/product-detail?sku=${sku}`);
        await expect(page.getByText(/^At Beam, you can buy it 12 hours early: /)).toBeVisible();
        await expect(addButton(page)).toHaveCount(0);
        await comes(page, spu, 12 * hour);
        await expect(page.getByText('Open for you: Beam buys before everyone else.')).toBeVisible();
        await addButton(page).click();
        await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
      });
      await test.step('what is in the cart waits there when the launch moves, and can be ordered when it comes', async () => {
        await launchIn(spu, 12 * hour + ahead);
        await openRunning(page, '/shopping-cart');
        const line = cartLine(page, name);
        await expect(line.getByText(/^Available from /)).toBeVisible();
        await expect(line.getByRole('checkbox')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Checkout (0)' }).first()).toBeDisabled();
        await comes(page, spu, 12 * hour);
        await expect(line.getByRole('checkbox')).toBeChecked();
        await expect(page.getByRole('button', { name: 'Checkout (1)' }).first()).toBeEnabled();
      });
      await test.step('the guest cannot buy it yet, and can from its launch on without a reload', async () => {
        await launchIn(spu, ahead);
        await openRunning(guest, `${at}&sku=${sku}`);
        await expect(guest.getByText(/^Launches /)).toBeVisible();
        await expect(addButton(guest)).toHaveCount(0);
        await comes(guest, spu, 0);
        await expect(guest.getByText('Open to everyone')).toBeVisible();
        await addButton(guest).click();
        await expect(guest.getByRole('link', { name: 'Go to cart' })).toBeVisible();
      });
      await test.step('in the cart of the guest it waits, too, when the launch moves, and the rest can be ordered', async () => {
        await open(guest, '/product-detail?sku=LM-HUB-1');
        await addToCart(guest);
        await launchIn(spu, 20 * hour);
        await openRunning(guest, '/shopping-cart');
        const line = cartLine(guest, name);
        await expect(line.getByText(/^Available from /)).toBeVisible();
        await guest.getByRole('button', { name: 'Checkout (1)' }).first().click();
        await fillCheckout(guest, newEmail('early'));
        await expect(guest.getByRole('main').getByText(name)).toHaveCount(0);
        await placeOrder(guest);
        await expect(title(guest)).toHaveText('Pay by card');
        await openRunning(guest, '/shopping-cart');
        await expect(line.getByText(/^Available from /)).toBeVisible();
        await expect(guest.getByRole('main').getByRole('listitem').filter({ hasText: 'Hub' })).toHaveCount(0);
      });
    } finally {
      await ops('product', 'launch', spu, '--site', 'US', '--clear');
      await guest.context().close();
    }
  },
);
