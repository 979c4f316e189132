import { expect, test } from '#tests/fixtures/test.ts';
import { keep } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { demo, logIn, newSession } from '../steps/member.ts';
import { open } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';
import { look } from './look.ts';
import { lostVisits, sampleVisits, unpaidVisits, type Visit } from './visits.ts';

// The address that leads nowhere is answered with 404, which the console remarks.
test.use({ tolerated: /status of 404/ });
test.describe.configure({ timeout: 300_000 });

const ofGuests = [
  ['S2.routes.01', '/home'],
  ['S2.routes.02', '/home/share'],
  ['S2.routes.03', '/home/frame'],
  ['S2.routes.04', '/home/search'],
  ['S2.routes.06', '/collections'],
  ['S2.routes.07', '/product-detail'],
  ['S2.routes.13', '/account/login'],
  ['S2.routes.14', '/account/signUp'],
  ['S2.routes.15', '/account/my-center'],
  ['S2.routes.17', '/shopping-cart'],
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
  ['S2.routes.30', '/faq/list'],
  ['S2.routes.31', '/faq/detail'],
  ['S2.routes.33', '/faq/answerer-guide'],
  ['S2.routes.35', '/faq/qa-rule'],
  ['S2.routes.37', '/coupon/rule'],
  ['S2.routes.38', '/coupon/center'],
  ['S2.routes.39', '/coupon/support-list'],
] as const;

/** A guest is asked to log in there. */
const ofMembers = [
  ['S2.routes.05', '/profile'],
  ['S2.routes.11', '/account/address-list'],
  ['S2.routes.12', '/account/address-detail'],
  ['S2.routes.36', '/coupon/list'],
] as const;

type Rows = readonly (readonly [id: string, path: string])[];
const idsOf = (rows: Rows) => rows.map(([id]) => id).join(' ');

/** Looks at every place, and knows that each path the title speaks of is one of them. */
async function lookAtAll(visits: readonly Visit[], rows: Rows, see: (visit: Visit) => Promise<void>): Promise<void> {
  const paths = new Set(visits.map(({ path }) => path.replace(/\?.*/, '')));
  expect(rows.filter(([, path]) => !paths.has(path))).toEqual([]);
  for (const visit of visits) await see(visit);
}

test(`every page is sound for a guest [S1.scope.01 S1.scope.22 S2.links.01] [${idsOf(ofGuests)}]`, async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('looker') });
  await keep(page, 'guestOrders', JSON.stringify({ [orderNo]: accessKey }));
  const visits = [...sampleVisits('guest'), ...lostVisits, ...unpaidVisits(orderNo)];
  await lookAtAll(visits, ofGuests, (visit) => look(page, visit));
});

test(`every page is sound for the demo shopper [${idsOf(ofMembers)}]`, async ({ page }) => {
  const { token } = await newSession(demo);
  const { orderNo } = await unpaidOrder({ token });
  await open(page, '/account/login');
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  const visits = [...sampleVisits('member'), ...lostVisits, ...unpaidVisits(orderNo).slice(-2)];
  await lookAtAll(visits, ofMembers, (visit) => look(page, visit));
});
