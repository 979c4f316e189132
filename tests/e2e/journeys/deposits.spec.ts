import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { fillAddress } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { openBalances, startDeposits } from '../steps/deposit.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

/** Pays the order whose payment is open. @returns its number */
async function payOpened(page: Page): Promise<string> {
  await page.waitForURL(/\/order\/payment\?/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await openRunning(page, `/order/payment/card?orderNo=${orderNo}`);
  await payByCard(page, cards.good);
  await page.waitForURL(/\/order\/completed/);
  return orderNo;
}

test('a lamp is reserved by a deposit, its balance is paid, and it is shipped', async ({ page }) => {
  const id = await startDeposits('LM-DOME-BONE');
  const member = await newMember('reserver');
  await keepTokens(page, member);
  const main = page.getByRole('main');
  const detail = `/prom/early-bird-campaign-detail?id=${id}`;

  await test.step('the deposit', async () => {
    await openRunning(page, '/prom/early-bird-campaign');
    await main.locator(`a[href*="id=${id}"]`).first().click();
    await expect(title(page)).toHaveText('Dome table lamp: $10.00 now, $30.00 off later');
    await main.getByRole('button', { name: 'Reserve for $10.00' }).click();
    await payOpened(page);
    await openRunning(page, detail);
    await expect(main.getByRole('heading', { name: 'Reserved', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Cancel and get the deposit back' })).toBeVisible();
  });

  await test.step('the balance', async () => {
    await openBalances(id);
    await openRunning(page, '/account/address-detail');
    await fillAddress(page);
    await main.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL(/address-list/);
    await openRunning(page, detail);
    await expect(main.getByText('−$10.00')).toBeVisible();
    await main.getByRole('button', { name: 'Pay $64.00' }).click();
    const orderNo = await payOpened(page);
    await openRunning(page, detail);
    await expect(main.getByRole('heading', { name: 'Paid in full' })).toBeVisible();

    await ops('order', 'release', orderNo);
    await ops('order', 'ship', orderNo, '--carrier', 'Demo Post', '--tracking', `T${orderNo}`);
  });

  await test.step('the parcel', async () => {
    await main.getByRole('link', { name: 'See your order' }).click();
    await expect(main.getByText('The carrier has your package.')).toBeVisible();
    await expect(main.getByText('$74.00').first()).toBeVisible();
  });
  await ops('promo', 'end', id);
});
