import { expect, test } from '#tests/fixtures/test.ts';
import { tabTo } from '../steps/keyboard.ts';
import { demo, keepTokens, logIn, newMember, newSession } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';

const at = '/account/su-center';

test('the log-in of the loyalty centre leads a guest back to it', { tag: '@all' }, async ({ page }) => {
  await openRunning(page, at);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, demo);
  await expect(title(page)).toHaveText('You’re at Glow');
  await expect(page).toHaveURL(/su-center/);
});

test('points are accounted for line by line, and month by month with the keyboard [S2.routes.16]', async ({ page }) => {
  await keepTokens(page, await newSession(demo));
  await open(page, at);
  await expect(title(page)).toHaveText('You’re at Glow');
  await expect(page.getByText(/^[\d,]+ of 2,000 points$/)).toBeVisible();
  const points = page.getByRole('region', { name: 'Your points' });
  const rows = points.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.filter({ hasText: 'Order LMDEMO0009' })).toBeVisible();
  // What the lines come to is what the level says.
  const shown = await page.getByText(/^[\d,]+ of 2,000 points$/).textContent();
  await expect(rows.first()).toContainText(`Balance ${shown?.split(' ')[0]}`);

  await tabTo(page, points.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(points.getByText('No points this month.').or(rows.first())).toBeVisible();
  await expect(title(page)).toHaveText('You’re at Glow');
});

test('somebody who has bought nothing yet sees a lamp that is low and the way to the first level', async ({ page }) => {
  await keepTokens(page, await newMember('savvy'));
  await open(page, at);
  await expect(title(page)).toHaveText('Your lamp is still low');
  await expect(page.getByText('0 of 100 points')).toBeVisible();
  await expect(page.getByText('100 more to reach Spark')).toBeVisible();
  await expect(page.getByText('No points this month.')).toBeVisible();
  await page.getByRole('link', { name: 'See how to earn' }).click();
  await expect(page.getByRole('heading', { name: 'How to earn' })).toBeInViewport();
});
