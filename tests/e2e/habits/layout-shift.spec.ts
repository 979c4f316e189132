import type { Page } from '@playwright/test';
import { areas, wholeTag } from '#tests/extent.ts';
import { lookedAt } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { lostVisits, sampleVisits, unpaidVisits, type Visit } from '../pages/visits.ts';
import { keep } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { demo, keepTokens, newMember, newSession } from '../steps/member.ts';
import { open, quiet, settled } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';
import { maxShift, shiftsOf, watchShifts } from '../steps/shifts.ts';

test.use({ tolerated: /status of 404/ });

async function standStill(page: Page, visits: readonly Pick<Visit, 'path'>[]): Promise<void> {
  await watchShifts(page);
  for (const { path } of visits) {
    await open(page, path);
    await settled(page);
    // Nothing appears when a page has stopped moving.
    await quiet(page);
    const { sum, parts } = await shiftsOf(page);
    expect.soft(sum, `${path}: ${parts.join(' | ')}`).toBeLessThanOrEqual(maxShift);
  }
}

test('what a member sees first is as high as what replaces it', async ({ page }) => {
  await keepTokens(page, await newSession(demo));
  await standStill(page, [{ path: '/coupon/list' }, { path: '/prom/point-guide' }]);

  await test.step('control: a paragraph that pushes the page down is seen', async () => {
    await page
      .locator('main')
      .evaluate((main) => main.prepend(Object.assign(document.createElement('p'), { style: 'height: 200px' })));
    await expect.poll(async () => (await shiftsOf(page)).sum).toBeGreaterThan(maxShift);
  });
});

const whole = areas.length === 0 ? 'every page' : `every page of ${areas.join()}`;

test(`${whole} stands still for a guest`, { tag: wholeTag }, async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('looker') });
  await keep(page, 'guestOrders', JSON.stringify({ [orderNo]: accessKey }));
  await standStill(
    page,
    lookedAt([...sampleVisits('guest'), ...unpaidVisits('guest', orderNo), ...lostVisits('guest')]),
  );
});

test(`${whole} stands still for the demo shopper`, { tag: wholeTag }, async ({ page }) => {
  const tokens = await newSession(demo);
  const { orderNo } = await unpaidOrder(tokens);
  await keepTokens(page, tokens);
  await standStill(page, lookedAt([...sampleVisits('member'), ...unpaidVisits('member', orderNo)]));
});

test(`${whole} stands still for a member who has nothing yet`, { tag: wholeTag }, async ({ page }) => {
  await keepTokens(page, await newMember('fresh'));
  await standStill(
    page,
    lookedAt(sampleVisits('member')).filter(({ route }) => route.rendering === 'browser'),
  );
});
