import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, logIn, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

const floor = '15% off Floor lamps';

test('a guest claims a coupon in the center, logs in and has it once, and sees what is missing for it', async ({
  page,
}) => {
  const member = await newMember('coupons');
  const ten = page.getByRole('article', { name: '$10 off All items' });
  await test.step('the press of the guest is claimed after the log-in, on the same page', async () => {
    await openRunning(page, '/coupon/center');
    // The other one of this worth is claimed to the last.
    const open = ten.filter({ has: page.getByRole('button', { name: 'Claim' }) });
    await open.getByRole('button', { name: 'Claim' }).click();
    await logIn(page, member);
    await expect(title(page)).toHaveText('Coupons you can claim');
    await expect(ten.getByRole('link', { name: 'Use' })).toBeVisible();
    await expect(page).toHaveURL(/\/coupon\/center(?:\?site=US)?$/);
    await page.reload();
    await expect(ten.getByRole('link', { name: 'Use' })).toBeVisible();
  });

  await test.step('the wallet has it once', async () => {
    await openRunning(page, '/coupon/list');
    await expect(ten).toHaveCount(1);
  });

  await test.step('its products say how much is missing, and less once one is in the cart', async () => {
    await ten.getByRole('link', { name: 'Use' }).click();
    await expect(title(page)).toHaveText('$10 off all items over $80');
    await expect(page.getByText('Add $80 more')).toBeVisible();
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expect(page.getByText(/in your cart counts$/)).toBeVisible();
    await expect(page.getByText('Add $80 more')).toBeHidden();
  });

  await test.step('the books agree', async () => {
    expect(await ops('coupon', 'audit')).toContain('agree');
  });
});

test(
  'a guest claims a coupon on the page of its products, and has it there after the log-in',
  { tag: '@all' },
  async ({ page }) => {
    const member = await newMember('eligible');
    await openRunning(page, '/coupon/support-list?templateId=floor-us');
    await page.getByRole('main').getByRole('button', { name: 'Claim' }).click();
    await logIn(page, member);
    await expect(title(page)).toHaveText('15% off floor lamps');
    await expect(page.getByRole('main').getByText('In your wallet')).toBeVisible();
    await expect(page).not.toHaveURL(/claim=/);
  },
);

test('a code that nobody knows stays in its field, and one that is known fills the wallet', async ({ page }) => {
  const member = await newMember('codes');
  await keepTokens(page, member);
  await openRunning(page, '/coupon/list');
  await page.getByText('Enter a code').click();
  const field = page.getByRole('textbox', { name: /Coupon code/ });
  await field.fill('nobody-knows');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  await expect(page.getByText('We don’t know this code. Please check it and try again.')).toBeVisible();
  await expect(field).toHaveValue('nobody-knows');
  await field.fill(' lights10 ');
  await page.getByRole('button', { name: 'Add coupon' }).click();
  await expect(page.getByRole('article', { name: '10% off All items' })).toBeVisible();
});

test('a guest sees what a coupon is for, and how coupons work', { tag: '@all' }, async ({ page }) => {
  await open(page, '/coupon/support-list?templateId=floor-us');
  await expect(title(page)).toHaveText('15% off floor lamps');
  await expect(page.getByText('None of these are in your cart yet')).toBeVisible();
  await open(page, '/coupon/center?tab=CATEGORY');
  await expect(page.getByRole('article', { name: floor })).toBeVisible();
  await page.getByRole('link', { name: 'How coupons work' }).click();
  await expect(title(page)).toHaveText('How coupons work');
});
