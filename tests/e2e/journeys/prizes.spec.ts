import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { placeOrder } from '../steps/buying.ts';
import { addAddress, keepTokens, newMember } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

const neon = 'Neon ribbon, 2 m';
const sku = 'LM-RIBBON-NEON-2M';

/** A member with a prize, and an address for it. */
async function newWinner(page: Page, who: string): Promise<void> {
  const member = await newMember(who);
  await addAddress(member);
  await ops('prize', 'grant', member.email, '--site', 'US', '--title', neon, '--sku', sku);
  await keepTokens(page, member);
}
const main = (page: Page) => page.getByRole('main');

test('a prize goes with the next order, is taken off again and kept, and then leaves by itself [S1.scope.18] [S2.routes.51] [S7.shop-calls.07]', async ({
  page,
}) => {
  await newWinner(page, 'winner');
  await test.step('it waits for the next order', async () => {
    await openRunning(page, '/prom/prize-list');
    await expect(title(page)).toHaveText('Your prizes');
    await main(page)
      .getByRole('button', { name: `Ship with my next order: ${neon}` })
      .click();
    await expect(main(page).getByText(/^Ships with your next order/)).toBeVisible();
  });

  await test.step('the checkout has it, and the order brings it for nothing', async () => {
    await openRunning(page, '/order/checkout?source=BUY_NOW&sku=LM-ORB-A60-2&quantity=1');
    await expect(main(page).getByRole('checkbox', { name: neon })).toBeChecked();
    await expect(
      main(page)
        .getByText(/^To claim by the end of .+, 20\d\d$/)
        .first(),
    ).toBeVisible();
    await placeOrder(page);
    await page.waitForURL(/\/order\/payment/);
  });
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';

  await test.step('the order says so, and the prize is taken off after a question', async () => {
    await openRunning(page, `/order/detail?orderNo=${orderNo}`);
    await expect(main(page).getByText('Your prize', { exact: true })).toBeVisible();
    await openRunning(page, '/prom/prize-list?tab=CLAIMED');
    await expect(main(page).getByRole('link', { name: `Order ${orderNo}` })).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Ship separately: ${neon}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ship separately' }).click();
    await expect(main(page).getByRole('link', { name: /^To claim/ })).toHaveAttribute('aria-current', 'page');
    await expect(title(page)).toBeFocused();
  });

  await test.step('it is kept, and sent by itself to an address of the member', async () => {
    await main(page)
      .getByRole('button', { name: `Send it to me: ${neon}` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Where should we send it?' });
    await dialog.getByRole('button', { name: 'Send it here' }).click();
    await page.waitForURL(/tab=CLAIMED/);
    await expect(title(page)).toBeFocused();
    // The order that brought it before may stand there until the list has come anew.
    const order = main(page)
      .getByRole('link', { name: /^Order / })
      .filter({ hasNotText: orderNo });
    await expect(order).toBeVisible();
    await order.click();
    await expect(main(page).getByText('Your prize', { exact: true })).toBeVisible();
  });

  await test.step('the order of it is packed and sent like every other', async () => {
    const own = new URL(page.url()).searchParams.get('orderNo') ?? '';
    await ops('order', 'release', own);
    await ops('order', 'ship', own, '--carrier', 'dhl', '--tracking', '00340434161094');
    await openRunning(page, '/prom/prize-list?tab=CLAIMED');
    await expect(main(page).getByText('Sent to you')).toBeVisible();
  });
});

test(
  'a prize comes back to its winner when the order that brings it is cancelled',
  { tag: wholeTag },
  async ({ page }) => {
    await newWinner(page, 'keeper');
    await test.step('it is chosen in the checkout', async () => {
      await openRunning(page, '/order/checkout?source=BUY_NOW&sku=LM-ORB-A60-2&quantity=1');
      const choice = main(page).getByRole('checkbox', { name: neon });
      await expect(choice).not.toBeChecked();
      await choice.check();
      await placeOrder(page);
      await page.waitForURL(/\/order\/payment/);
    });
    await test.step('and is there again once the order is given up', async () => {
      const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
      await openRunning(page, `/order/revoke?orderNo=${orderNo}`);
      await main(page).getByRole('button', { name: 'Cancel order' }).click();
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: 'Cancel order' })
        .click();
      await expect(title(page)).toHaveText('Your order is canceled');
      await openRunning(page, '/prom/prize-list');
      await expect(main(page).getByRole('button', { name: `Send it to me: ${neon}` })).toBeVisible();
    });
  },
);
