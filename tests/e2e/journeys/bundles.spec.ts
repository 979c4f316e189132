import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { fillAddress, openCart, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';
import { deliver, ops } from '../steps/ops.ts';

test('a member buys a bundle, changes it as one, and sends one of its lights back at its share [S1.scope.19]', async ({
  page,
}) => {
  const member = await newMember('bundler');
  await keepTokens(page, member);

  await test.step('finds it by its room and chooses a finish', async () => {
    await open(page, '/prom/suit-list');
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Living room' }).click();
    await page.getByRole('link', { name: /Evening set/ }).click();
    await expect(title(page)).toHaveText('Evening set');
    await page.getByRole('combobox', { name: 'Choice for Dome table lamp' }).selectOption({ label: 'Bone' });
    await expect(page.getByText('$119.00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add bundle' }).filter({ visible: true }).click();
    await expect(page.getByText('The bundle is in your cart.')).toBeVisible();
    await expect(cartLink(page, 2)).toBeVisible();
  });

  await test.step('has it as one in the cart', async () => {
    await openCart(page, 2);
    const bundle = page.getByRole('region', { name: 'Evening set' });
    await expect(bundle.getByText('You save $29.00')).toBeVisible();
    await bundle.getByRole('button', { name: 'One more' }).click();
    await expect(bundle.getByText('You save $58.00')).toBeVisible();
    await bundle.getByRole('button', { name: 'One less' }).click();
    await expect(bundle.getByText('You save $29.00')).toBeVisible();
    await bundle.getByRole('button', { name: 'Remove Evening set' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(bundle.getByRole('listitem')).toHaveCount(2);
  });

  const orderNo = await test.step('orders it', async () => {
    await page.getByRole('button', { name: 'Checkout (2)' }).click();
    await expect(page.getByText('Part of Evening set')).toHaveCount(2);
    await fillAddress(page);
    await placeOrder(page);
    await payByCard(page, cards.good);
    await expect(title(page)).toHaveText(/^Arrives by /);
    return new URL(page.url()).searchParams.get('orderNo') ?? '';
  });

  await test.step('sends the lamp for the floor back, and gets what it cost in the bundle', async () => {
    await deliver(orderNo);
    await open(page, `/order/detail?orderNo=${orderNo}`);
    await expect(page.getByText('Part of Evening set')).toHaveCount(2);
    await page.getByRole('link', { name: 'Return or claim' }).click();
    await page.getByRole('checkbox', { name: /Pebble portable lamp/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: /^Send it back for a refund/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'I no longer want it' });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/rmaNo=R/);
    const rmaNo = new URL(page.url()).searchParams.get('rmaNo') ?? '';
    await ops('rma', 'receive', orderNo, rmaNo);
    await ops('rma', 'pass', orderNo, rmaNo);
    await page.reload();
    await expect(page.getByText(/^\$50\.88 · /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Request progress' })).toContainText('Refunded');
  });
});
