import { expect, test } from '#tests/fixtures/test.ts';
import { goesAway } from '../steps/goes-away.ts';
import { openRunning } from '../steps/open.ts';

test('a call that hangs says so after 8 s and can be cancelled after 20 s [S7.calls.11]', async ({ page }) => {
  await page.clock.install();
  await openRunning(page, '/home');
  const hanging = '**/app-mall/v1/category/tree';
  let isAsked = false;
  await page.route(hanging, () => void (isAsked = true));
  // From here on no time passes but what is told, however slow this machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const step = 50;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
  await expect.poll(() => page.clock.runFor(step).then(() => isAsked)).toBe(true);
  // What else the page asks for comes: only one call hangs.
  let age = 0;
  const rest = page.getByRole('region', { name: 'By mood and place' });
  await expect
    .poll(async () => {
      await page.clock.runFor(step);
      age += step;
      return rest.isVisible();
    })
    .toBe(true);
  const notices = page.getByRole('region', { name: 'Notices' });

  await page.clock.runFor(7_500 - age);
  await expect(notices.getByText('Still working …')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(notices.getByText('Still working …')).toBeVisible();
  await expect(notices.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await page.clock.runFor(12_000);
  await page.clock.resume();
  await goesAway(notices.getByText('Still working …'), () => notices.getByRole('button', { name: 'Cancel' }).click());
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
});
