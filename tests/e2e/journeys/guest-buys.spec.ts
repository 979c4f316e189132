import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink, goTo, shopIn } from '../steps/bar.ts';
import { addToCart, cartLines, fillCheckout, openCart, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { open, title } from '../steps/open.ts';

test('a guest browses, fills two carts, pays one as a guest and keeps the order in an account [S1.scope.03 S1.scope.04 S1.scope.05]', async ({
  page,
  isMobile,
}) => {
  const email = newEmail('guest');

  await test.step('looks through all lights and narrows them to table lamps', async () => {
    await open(page, '/home');
    await goTo(page, 'All lights');
    await expect(page).toHaveURL(/\/home\/search\?.*sort=BEST/);
    const count = page.getByRole('status').filter({ hasText: /^\d+ products?$/ });
    await expect(count).toHaveText('31 products');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const filters = isMobile
      ? page.getByRole('dialog', { name: 'Filters' })
      : page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Table lamps/ }).check();
    if (isMobile) await filters.getByRole('button', { name: 'Show 4 products' }).click();
    await expect(count).toHaveText('4 products');
    await expect(page.getByRole('group', { name: 'Active filters' }).getByText('Table lamps')).toBeVisible();
  });

  await test.step('adds a table lamp in bone, and a portable one', async () => {
    await page.getByRole('link', { name: 'Dome table lamp' }).click();
    await expect(title(page)).toHaveText('Dome table lamp');
    await page.getByRole('radio', { name: 'Bone' }).check();
    await expect(page).toHaveURL(/sku=LM-DOME-BONE/);
    await addToCart(page);
    await page.goBack();
    await expect(page.getByRole('group', { name: 'Active filters' })).toBeVisible();
    await page.getByRole('link', { name: 'Pebble portable lamp' }).click();
    await expect(title(page)).toHaveText('Pebble portable lamp');
    await addToCart(page);
    await expect(cartLink(page, 2)).toBeVisible();
  });

  await test.step('looks at the British shop, which has a cart of its own', async () => {
    await shopIn(page, 'GB');
    await expect(cartLink(page, 0)).toBeVisible();
    await expect(page).toHaveURL(/site=GB/);
    await addToCart(page);
    await openCart(page, 1);
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page)).toContainText('£52.00');
    await shopIn(page, 'US');
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(cartLines(page)).toHaveCount(2);
    await expect(cartLines(page).filter({ hasText: 'Bone' })).toContainText('$89.00');
  });

  await test.step('orders without an account and pays by card', async () => {
    await page.getByRole('button', { name: 'Checkout (2)' }).click();
    await fillCheckout(page, email);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Oakland');
    await placeOrder(page);
    await expect(title(page)).toHaveText('Pay by card');
    await payByCard(page, cards.good);
    await expect(title(page)).toHaveText(/^Arrives by /);
    await expect(cartLink(page, 0)).toBeVisible();
  });

  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await test.step('is thanked by mail and makes an account of the order', async () => {
    await expect(page.getByRole('main')).toContainText(orderNo);
    await expect(page.getByRole('main')).toContainText('g•••@lampyris.test');
    expect(await mailTo(email, `We’ve got your order ${orderNo}`)).toContain('Dome table lamp');
    await mailTo(email, `Your order ${orderNo} is paid`);
    await page.getByRole('textbox', { name: 'Password' }).fill('Firefly-2026');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your account is ready, with this order in it.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible();
  });

  await test.step('sees the order, and finds home behind the thanks', async () => {
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page.getByText(`Order ${orderNo}`)).toBeVisible();
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment.getByRole('listitem')).toHaveCount(1);
    await expect(payment).toContainText('Paid');
    await page.getByRole('link', { name: 'My orders' }).click();
    await expect(page.getByRole('link', { name: `Details of order ${orderNo}` })).toBeVisible();
  });

  await test.step('confirms the email by the mailed link', async () => {
    await open(page, '/account/my-center');
    await expect(page.getByRole('status').filter({ hasText: /Confirm your e-?mail/ })).toBeVisible();
    const link = /https?:\S+\/profile\?\S+/.exec(await mailTo(email, 'Confirm your email'))?.[0] ?? '';
    await open(page, new URL(link).pathname + new URL(link).search);
    await expect(page.getByText('Your email is confirmed')).toBeVisible();
    await expect(page).toHaveURL(/\?part=password&site=US$/);
    await expect(page.getByRole('status').filter({ hasText: /Confirm your e-?mail/ })).toHaveCount(0);
  });
});
