import type { Page } from '@playwright/test';
import type { components } from '#openapi/types.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { look } from '../pages/look.ts';
import { newEmail } from '../steps/mail.ts';
import { demo, keepTokens, newSession } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';

type Order = components['schemas']['Order'];

const at = '/order/logistics-detail';
const moving = `${at}?orderNo=LMDEMO0005`;

const beDemo = async (page: Page) => keepTokens(page, await newSession(demo));

test('tracking is sound where nothing is packed yet', { tag: '@all' }, async ({ page }) => {
  await beDemo(page);
  await look(page, { path: `${at}?orderNo=LMDEMO0006`, title: 'Track package', heading: /^Arrives/ });
});

test('a parcel is followed from the list of orders to its last event, its number and its address [S1.scope.06 S2.routes.26]', async ({
  page,
}) => {
  await beDemo(page);
  await open(page, '/order/list');
  await page.getByRole('main').locator('a[href*="LMDEMO0005"]').first().click();
  await expect(page).toHaveURL(/\/order\/detail\?.*orderNo=LMDEMO0005/);
  await page.getByRole('main').getByRole('link', { name: 'Track parcel' }).click();
  await expect(page.getByRole('list', { name: 'Parcel progress' }).locator('[aria-current="step"]')).toHaveText(
    /Shipped/,
  );
  const events = page.getByRole('list', { name: 'Parcel history' }).getByRole('listitem');
  await expect(events.first()).toContainText(/Arrived at the local depot.*Berlin, DE/);
  await expect(events.last()).toContainText(/Handed over to the carrier.*Leipzig, DE/);
  await expect(page.getByText('FLY00057731')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy tracking number' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Germany')).toBeVisible();
  await page.getByRole('link', { name: 'Late, or marked delivered but not here' }).click();
  await expect(page.getByRole('heading', { name: 'Late, lost or damaged' })).toBeInViewport();
});

test('the page hears by itself that a parcel has arrived, and then asks no more', { tag: '@all' }, async ({ page }) => {
  let requests = 0;
  let isThere = false;
  await page.route(/\/order\/detail\?orderNo=LMDEMO0005/, async (route) => {
    requests += 1;
    const response = await route.fetch();
    const reply: { data: Order } = await response.json();
    const [parcel] = reply.data.shipments;
    if (isThere && parcel) {
      const time = Math.max(...parcel.events.map((event) => event.time)) + 3_600_000;
      parcel.status = 'DELIVERED';
      parcel.events.push({ time, code: 'DELIVERED', text: 'Delivered at the front door' });
      Object.assign(reply.data, { status: 'DELIVERED', deliveredTime: time });
    }
    await route.fulfill({ response, json: reply });
  });
  await beDemo(page);
  await page.clock.install();
  await open(page, moving);
  await expect(title(page)).toHaveText(/^(Arrives|Late|Shipped)/);
  const before = requests;
  isThere = true;
  await page.clock.runFor(31_000);
  await expect(title(page)).toHaveText(/^Delivered/);
  await expect(page.getByText('Delivered at the front door')).toBeVisible();
  expect(requests).toBe(before + 1);
  await page.clock.runFor(3_600_000);
  expect(requests).toBe(before + 1);
});

test('a guest opens it with the link of a mail, and nobody else does', { tag: '@all' }, async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('tracking') });
  await open(page, `${at}?orderNo=${orderNo}`);
  await expect(title(page)).toHaveText('This order needs its link');
  await open(page, `${at}?orderNo=${orderNo}&accessKey=${accessKey}`);
  await expect(title(page)).toHaveText(/to pay$/);
  await expect(page.getByText('Nothing from this order is on its way.')).toBeVisible();
  expect(page.url()).not.toContain(accessKey);
});
