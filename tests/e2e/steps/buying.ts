import { expect, type Page } from '@playwright/test';
import { cartLink } from './bar.ts';
import { goesAway } from './goes-away.ts';
import { open } from './open.ts';

/** Puts the product of the open page into the cart and stays on it. */
export async function addToCart(page: Page, quantity = 1): Promise<void> {
  const steps = page.getByRole('main').getByRole('button', { name: 'One more' });
  for (let pieces = 1; pieces < quantity; pieces += 1) await steps.click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const added = page.getByRole('dialog', { name: 'Added to cart' });
  await goesAway(added, () => added.getByRole('button', { name: 'Keep shopping' }).click());
}

export async function openCart(page: Page, pieces: number): Promise<void> {
  await cartLink(page, pieces).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
}

export const cartLines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');

const american = {
  'First name': 'Ola',
  'Last name': 'Nowak',
  'Street and number': '1 Lake Street',
  City: 'Oakland',
  'ZIP code': '94612',
  Phone: '+1 510 555 0101',
} as const;

/** Fills in what a guest of the US market has to say. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await fillAddress(page);
}

/** Fills in an address of the US market. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(american)) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('combobox', { name: 'State' }).selectOption('CA');
}

/** The button names the price; it is pressed once the price is that of the address. */
export async function placeOrder(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('By your address')).toHaveCount(0);
  await expect(page.getByText(/^Total \$/)).toBeAttached();
  await page.getByRole('button', { name: /^Place order (·|and pay) \$/ }).click();
}

/** Buys one lamp at once, up to the choice of how to pay. @returns the number of the order */
export async function orderLamp(page: Page, email: string, method = 'Credit or debit card'): Promise<string> {
  await open(page, '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1&quantity=1');
  await fillCheckout(page, email);
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
  await placeOrder(page);
  await page.waitForURL(/\/order\/payment|\/bank\//);
  return lastOrder(page);
}

/** The order this browser placed last, from the keys it keeps for its guest orders. */
async function lastOrder(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'guestOrders');
  const numbers = Object.keys(JSON.parse(stored?.value ?? '{}'));
  return numbers.at(-1) ?? '';
}
