import { expect, test } from '#tests/fixtures/test.ts';
import { openRunning } from '../steps/open.ts';

test('a call that hangs says so after 8 s and can be cancelled after 20 s [S7.calls.11]', async ({ page }) => {
  await page.clock.install();
  await openRunning(page, '/home');
  const hanging = '**/app-mall/v1/category/tree';
  await page.route(hanging, () => undefined);
  const asked = page.waitForRequest(hanging);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
  await asked;
  // What else the page asks for is there: only one call hangs.
  await expect(page.getByRole('region', { name: 'By mood and place' })).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notices' });

  await page.clock.runFor(7_000);
  await expect(notices.getByText('Still working …')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(notices.getByText('Still working …')).toBeVisible();
  await expect(notices.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await page.clock.runFor(12_000);
  await notices.getByRole('button', { name: 'Cancel' }).click();
  await expect(notices.getByText('Still working …')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
});
