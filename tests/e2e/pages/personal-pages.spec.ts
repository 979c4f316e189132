import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { keep } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { demo, keepTokens, newSession } from '../steps/member.ts';
import { openRunning } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';
import { sampleVisits, unpaidVisits, type PlacedVisit } from './visits.ts';

const ofGuests = [
  ['S2.routes.03', '/home/frame'],
  ['S2.routes.15', '/account/my-center'],
  ['S2.routes.18', '/order/list'],
  ['S2.routes.19', '/order/detail'],
  ['S2.routes.20', '/order/checkout'],
  ['S2.routes.21', '/order/completed'],
  ['S2.routes.22', '/order/revoke'],
  ['S2.routes.23', '/order/payment'],
  ['S2.routes.24', '/order/payment/card'],
  ['S2.routes.25', '/payment/recall'],
  ['S2.routes.28', '/order/bill'],
  ['S2.routes.29', '/order/unsubscribe'],
] as const;

/** A guest is asked to log in there. */
const ofMembers = [
  ['S2.routes.05', '/profile'],
  ['S2.routes.11', '/account/address-list'],
  ['S2.routes.12', '/account/address-detail'],
  ['S2.routes.34', '/faq/my-space'],
  ['S2.routes.36', '/coupon/list'],
  ['S2.routes.51', '/prom/prize-list'],
] as const;

type Rows = readonly (readonly [id: string, path: string])[];
const idsOf = (rows: Rows) => rows.map(([id]) => id).join(' ');

/** Every page that the browser renders, at the last of its addresses. */
const ofBrowser = (visits: readonly PlacedVisit[]): readonly PlacedVisit[] => [
  ...new Map(
    visits.filter(({ route }) => route.rendering === 'browser').map((visit) => [visit.route.path, visit]),
  ).values(),
];

/** Goes from page to page in one document, as links do, and knows that each path the title speaks of is among them. */
async function goThrough(page: Page, visits: readonly PlacedVisit[], rows: Rows): Promise<void> {
  const paths = new Set(visits.map(({ route }) => route.path));
  expect(rows.filter(([, path]) => !paths.has(path))).toEqual([]);
  await openRunning(page, '/home');
  for (const { path, title, heading } of visits) {
    await page.evaluate((address) => {
      for (const one of document.querySelectorAll('h1')) one.setAttribute('data-left', '');
      history.pushState(null, '', address);
    }, path);
    const shown = page.locator('h1:not([data-left])');
    await expect.soft(shown, `${path}: main heading`).toHaveText(heading);
    await expect.soft(page, `${path}: title`).toHaveTitle(title);
    await expect.soft(page.locator('meta[name="robots"][content*="noindex"]'), `${path}: noindex`).toHaveCount(1);
    await expect.soft(page.locator('link[rel="canonical"]'), `${path}: canonical link`).toHaveCount(0);
  }
}

test(`every page of a guest’s own shows itself [S1.scope.01] [${idsOf(ofGuests)}]`, async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('looker') });
  await keep(page, 'guestOrders', JSON.stringify({ [orderNo]: accessKey }));
  await goThrough(page, ofBrowser([...sampleVisits('guest'), ...unpaidVisits('guest', orderNo)]), ofGuests);
});

test(`every page of a member’s own shows itself [${idsOf(ofMembers)}]`, async ({ page }) => {
  await keepTokens(page, await newSession(demo));
  await goThrough(page, ofBrowser(sampleVisits('member')), ofMembers);
});
