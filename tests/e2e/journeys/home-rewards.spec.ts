import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, logIn, newMember } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';

test('a guest reads the offer, logs in, checks in on the home page and finds it in the coin center [S2.routes.01 S2.routes.40]', async ({
  page,
}) => {
  const member = await newMember('home-coins');
  await openRunning(page, '/home');
  const offer = page.getByRole('region', { name: 'For new members' });
  await expect(offer.getByRole('link', { name: /^\$12 off your first order/ })).toBeVisible();
  const height = (await offer.boundingBox())?.height;
  await offer.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, member);

  await expect(page).toHaveURL(/\/home/);
  const rewards = page.getByRole('region', { name: 'Your coins and coupons' });
  await expect(rewards.getByRole('link', { name: /^0 coins/ })).toBeVisible();
  await expect(rewards.getByRole('link', { name: /^1 coupon/ })).toBeVisible();
  expect((await rewards.boundingBox())?.height).toBe(height);

  const press = rewards.getByRole('button', { name: 'Check in, +5' });
  await press.focus();
  await page.keyboard.press('Enter');
  await expect(rewards.getByRole('status')).toHaveText('Checked in. +5 coins.');
  await expect(rewards.getByRole('link', { name: /^5 coins/ })).toBeVisible();
  await expect(press).toHaveCount(0);
  expect((await rewards.boundingBox())?.height).toBe(height);

  await rewards.getByRole('link', { name: /^5 coins/ }).click();
  await expect(page).toHaveURL(/\/coin\/center/);
  await expect(title(page)).toHaveText('5 coins');
  await expect(page.getByText('Checked in today.')).toBeVisible();
  await page.goBack();
  await expect(rewards.getByRole('status')).toHaveText(/^Checked in today\./);
  await rewards.getByRole('link', { name: /^1 coupon/ }).click();
  await expect(title(page)).toHaveText('Your coupons');
});

test.describe('without scripts or answers', () => {
  test.use({ tolerated: /net::ERR_FAILED/ });

  test('the offer for new members is on the home page before any script, and flashes at no member', async ({
    page,
  }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/home');
    const offer = page.getByRole('region', { name: 'For new members' });
    await expect(offer).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'kept'));
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test(
    'rewards that cannot be read leave the home page quiet, with links to both',
    { tag: '@all' },
    async ({ page }) => {
      await keepTokens(page, await newMember('home-quiet'));
      await page.route(/\/app-mall\/v1\/(coin\/summary|coupon\/list)/, (route) => route.abort());
      await open(page, '/home');
      const rewards = page.getByRole('region', { name: 'Your coins and coupons' });
      await expect(rewards.getByRole('link', { name: 'Your coins' })).toBeVisible();
      await expect(rewards.getByRole('link', { name: 'Your coupons' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
});
