import { lookedAt } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { lostVisits, sampleVisits, unpaidVisits } from '../pages/visits.ts';
import { callsOf, enterApp } from '../steps/app.ts';
import { title } from '../steps/open.ts';

/** Not an order of anybody: the page says so, inside an app as well. */
const noOrder = 'LUS000000AAAAAA';

test.describe('inside an app', () => {
  test.use({ tolerated: /status of 404/ });

  test('a page shows itself and names itself in the bar of the app [S1.scope.02]', async ({ page }) => {
    await enterApp(page);
    const visits = [...sampleVisits('guest'), ...lostVisits('guest'), ...unpaidVisits('guest', noOrder)];
    for (const { path } of lookedAt(visits)) {
      await page.goto(path);
      await expect.soft(title(page), `${path}: one main heading`).toHaveCount(1);
      await expect.soft(page.getByRole('banner'), `${path}: no bar of ours`).toBeHidden();
      await expect
        .poll(async () => (await callsOf(page, 'updateAppTitle')).length, { message: `${path}: the title of the app` })
        .toBeGreaterThan(0);
    }
  });
});
