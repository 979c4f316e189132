import { test } from '#tests/fixtures/test.ts';
import { keep } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { demo, logIn, newSession } from '../steps/member.ts';
import { open } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';
import { look } from './look.ts';
import { guestVisits, memberVisits, publicVisits } from './visits.ts';

// The address that leads nowhere is answered with 404, which the console remarks.
test.use({ tolerated: /status of 404/ });
test.describe.configure({ timeout: 180_000 });

test('every page is sound for a guest', async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('looker') });
  await keep(page, 'guestOrders', JSON.stringify({ [orderNo]: accessKey }));
  for (const visit of [...publicVisits, ...guestVisits(orderNo)]) await look(page, visit);
});

test('every page is sound for the demo shopper', async ({ page }) => {
  const { token } = await newSession(demo);
  const { orderNo } = await unpaidOrder({ token });
  await open(page, '/account/login');
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  for (const visit of memberVisits(orderNo)) await look(page, visit);
});
