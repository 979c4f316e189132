import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { goTo } from '../steps/bar.ts';
import { cartLines } from '../steps/buying.ts';
import { keepCart } from '../steps/kept.ts';
import { addAddress, keepTokens, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';

/** Says yes in the question on screen. */
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test('after an action of a guest the focus is at the next sensible thing', async ({ page }) => {
  await keepCart(page, 'US', { 'LM-CUBE-1': 1, 'LM-TORCH-1': 1 });

  await test.step('a new page: its heading, not the box of its search', async () => {
    await openRunning(page, '/home');
    await goTo(page, 'All lights');
    await expect(title(page)).toHaveText('All lights');
    await expect(title(page)).toBeFocused();
  });

  await test.step('Back from a lamp: its card', async () => {
    const card = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first();
    await card.click();
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(title(page)).toHaveText('All lights');
    await expect(card).toBeFocused();
  });

  await test.step('more of a list: the first that came', async () => {
    const more = page.getByRole('link', { name: 'Load more' });
    const cards = page.getByRole('main').getByRole('article');
    const before = await cards.count();
    await more.click();
    await expect(cards.nth(before).getByRole('link').first()).toBeFocused();
  });

  await test.step('Escape in the menu: its button', async () => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a line removed, undone, and the last one', async () => {
    await open(page, '/shopping-cart');
    const torch = cartLines(page).filter({ hasText: 'Torch' });
    const cube = cartLines(page).filter({ hasText: 'Cube' });
    await page.getByRole('button', { name: /^Remove Torch/ }).click();
    await expect(cube).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(torch).toBeFocused();
    await page.getByRole('button', { name: /^Remove Torch/ }).click();
    await expect(cube).toBeFocused();
    await page.getByRole('button', { name: /^Remove Cube/ }).click();
    await expect(title(page)).toHaveText('Your cart is empty');
    await expect(title(page)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cube).toBeFocused();
  });

  await test.step('Enter in a field of the checkout: what is missing', async () => {
    await open(page, '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1&quantity=1');
    await expect(page.getByRole('button', { name: /^Continue to payment/ })).toBeEnabled();
    await page.getByRole('textbox', { name: 'City' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Enter your email' })).toBeFocused();
  });
});

test('after an action of a member the focus is at the next sensible thing', async ({ page }) => {
  const member = await newMember('focus');
  await addAddress(member, { firstName: 'Ada', line1: '1 Lake Street' });
  await addAddress(member, { firstName: 'Grace', line1: '2 Lake Street' });
  const { orderNo } = await unpaidOrder(member);
  await keepTokens(page, member);

  await test.step('an address deleted: the next one, and the heading after the last', async () => {
    await openRunning(page, '/account/address-list');
    const cards = page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem');
    await cards
      .filter({ hasText: 'Ada' })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await confirm(page, 'Delete');
    await expect(cards.filter({ hasText: 'Grace' })).toBeFocused();
    await cards.getByRole('button', { name: /^Delete/ }).click();
    await confirm(page, 'Delete');
    await expect(title(page)).toBeFocused();
  });

  await test.step('an order cancelled: how it stands', async () => {
    await open(page, `/order/detail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await confirm(page, 'Cancel order');
    await expect(title(page)).toHaveText(/Canceled/);
    await expect(title(page)).toBeFocused();
  });

  await test.step('a check-in: its heading', async () => {
    await open(page, '/coin/center');
    const region = page.locator('section[aria-labelledby="check-in"]');
    await region.getByRole('button').click();
    await expect(region.getByRole('heading')).toBeFocused();
  });
});
