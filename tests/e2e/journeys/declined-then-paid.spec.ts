import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { chargesOf } from '../steps/api.ts';
import { cardField, cards, payByCard } from '../steps/card.ts';
import { goesAway } from '../steps/goes-away.ts';
import { holdBack } from '../steps/hold-back.ts';
import { keepAlone } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';

/** The form for the card of a guest whose order waits for it. @returns the number of the order */
async function openCardForm(page: Page, who: string): Promise<string> {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail(who) });
  await keepAlone(page, { guestOrders: JSON.stringify({ [orderNo]: accessKey }) });
  await openRunning(page, `/order/payment/card?orderNo=${orderNo}`);
  return orderNo;
}

test('a declined card, then another one: one order, two attempts, one charge', async ({ page }) => {
  const orderNo = await openCardForm(page, 'declined');
  await payByCard(page, cards.declined);
  const declined = page.locator('[tabindex="-1"]').filter({ hasText: 'Your card was declined. Nothing was charged.' });
  await expect(declined.last()).toBeFocused();
  await expect(declined.last()).toBeInViewport();
  await expect(cardField(page, 'Name on card')).toHaveValue('Ola Nowak');
  await expect(cardField(page, 'Card number')).toHaveValue('');
  await expect(title(page)).toHaveText('Pay by card');
  expect(await chargesOf(orderNo)).toEqual([]);

  await payByCard(page, cards.good);
  await expect(title(page)).toHaveText(/^Arrives by /);
  const letThrough = await holdBack(page, '**/app-mall/v1/order/detail*');
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('main').getByRole('group', { name: 'Loading' })).toBeVisible();
  await expect(page.getByText('Waiting for payment')).toHaveCount(0);
  letThrough();
  const payment = page.getByRole('region', { name: 'Payment' });
  const attempts = payment.getByRole('listitem');
  await expect(attempts).toHaveCount(1);
  await payment.getByText('1 earlier attempt').click();
  await expect(attempts).toHaveCount(2);
  await expect(attempts.filter({ hasText: 'Declined' })).toContainText('0002');
  await expect(attempts.filter({ hasText: 'Paid' })).toContainText('4242');
  expect(await chargesOf(orderNo)).toHaveLength(1);
});

test('a closed check of the bank charges nothing, promises nothing, and can be opened again', async ({ page }) => {
  const orderNo = await openCardForm(page, 'closed');
  await payByCard(page, cards.asksTheBank);
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await goesAway(dialog, () => page.keyboard.press('Escape'));
  const words = "You closed your bank's check. Nothing was charged.";
  const closed = page.getByRole('main').getByRole('status').filter({ hasText: words });
  await expect(closed).toBeVisible();
  await expect(page.locator('[tabindex="-1"]').filter({ hasText: words }).last()).toBeFocused();
  const openAgain = closed.getByRole('button', { name: 'Open it again' });
  await page.keyboard.press('Tab');
  await expect(openAgain).toBeFocused();
  await expect(page.getByRole('region', { name: 'To pay' })).toContainText(/\d:\d\d/);
  await expect(page.getByText('A payment has been started')).toHaveCount(0);
  await openAgain.click();
  await expect(dialog).toBeVisible();
  await goesAway(dialog, () => dialog.getByRole('button', { name: 'Close' }).click());
  await closed.getByRole('button', { name: 'Pay another way' }).click();
  await payByCard(page, cards.good);
  await expect(title(page)).toHaveText(/^Arrives by /);
  expect(await chargesOf(orderNo)).toHaveLength(1);
});

test('an order that a guest has not paid is remembered in the browser, with the time that is left', async ({
  page,
}) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('forgotten') });
  const intents = JSON.stringify({ 'lastOrder US': `${orderNo} CART` });
  await keepAlone(page, { guestOrders: JSON.stringify({ [orderNo]: accessKey }), intents });
  const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'You have an unpaid order' });
  for (const address of ['/account/my-center', '/order/list', '/shopping-cart']) {
    await open(page, address);
    await expect(waiting).toContainText(orderNo);
    await expect(waiting).toContainText(/\d:\d\d/);
  }
  await waiting.getByRole('link', { name: 'Pay now' }).click();
  await expect(title(page)).toHaveText('Payment');
});

test('who only opens the other ways to pay has begun nothing', { tag: wholeTag }, async ({ page }) => {
  await openCardForm(page, 'undecided');
  await page.getByRole('link', { name: 'Other ways to pay' }).click();
  await expect(title(page)).toHaveText('Payment');
  await expect(page.getByRole('button', { name: 'Go to the card form' })).toBeEnabled();
  await expect(page.getByText('A payment has been started')).toHaveCount(0);
});

test('a bank that asks who is there: failed, then approved', { tag: wholeTag }, async ({ page }) => {
  const orderNo = await openCardForm(page, 'careful');
  await payByCard(page, cards.asksTheBank);
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const bank = page.frameLocator('iframe[title="Your bank’s page"]');
  await goesAway(dialog, () => bank.getByRole('button', { name: 'Fail the check' }).click());
  await expect(page.getByText('The payment didn’t go through')).toBeVisible();

  await payByCard(page, cards.asksTheBank);
  await expect(dialog).toBeVisible();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(title(page)).toHaveText(/^Arrives by /);
  expect(await chargesOf(orderNo)).toHaveLength(1);
});
