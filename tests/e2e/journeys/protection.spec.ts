import { expect, test } from '#tests/fixtures/test.ts';
import { fillCheckout, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { goesAway } from '../steps/goes-away.ts';
import { newEmail } from '../steps/mail.ts';
import { open, title } from '../steps/open.ts';

test('a guest protects an order, pays for it, and takes the protection out before anything is sent', async ({
  page,
}) => {
  const orderNo = await test.step('ticks the box, which is empty at first, and sees it in the total', async () => {
    await open(page, '/order/checkout?source=BUY_NOW&sku=LM-DOME-BONE&quantity=1');
    await fillCheckout(page, newEmail('protected'));
    const box = page.getByRole('checkbox', { name: /^Shipping protection · \$1\.69/ });
    await expect(box).not.toBeChecked();
    const row = page.getByRole('region', { name: 'Summary' }).getByText('Shipping protection');
    await expect(row).toBeHidden();
    await box.check();
    await expect(row).toBeVisible();

    await page.getByRole('button', { name: 'What’s covered' }).click();
    const terms = page.getByRole('dialog', { name: 'Shipping protection' });
    await expect(terms).toContainText('1.9% of the items, at least $0.98.');
    await goesAway(terms, () => terms.getByRole('button', { name: 'Close' }).click());

    await placeOrder(page);
    await expect(title(page)).toHaveText('Pay by card');
    await payByCard(page, cards.good);
    await expect(title(page)).toHaveText(/^Arrives by /);
    return new URL(page.url()).searchParams.get('orderNo') ?? '';
  });

  await test.step('takes it out on the page of the order, and its price goes back', async () => {
    await open(page, `/order/detail?orderNo=${orderNo}`);
    const protection = page.getByRole('region', { name: 'Shipping protection' });
    await expect(protection).toContainText('Covers this order');
    await protection.getByRole('button', { name: 'Remove protection' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove protection?' });
    await expect(question).toContainText('We’ll refund $1.69 the way you paid.');
    await question.getByRole('button', { name: 'Remove protection' }).click();
    await expect(protection).toContainText('Removed');
    await expect(protection.getByRole('button', { name: 'Remove protection' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('−$1.69');
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Shipping protection removed');
  });
});
