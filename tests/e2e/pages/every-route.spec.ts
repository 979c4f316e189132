import { lookedAt } from '#tests/fixtures/places.ts';
import { test } from '#tests/fixtures/test.ts';
import { keep } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { demo, keepTokens, newSession } from '../steps/member.ts';
import { unpaidOrder } from '../steps/order.ts';
import { look } from './look.ts';
import { lostVisits, sampleVisits, unpaidVisits } from './visits.ts';

// The address that leads nowhere is answered with 404, which the console remarks.
test.use({ tolerated: /status of 404/ });
test('pages are sound for a guest [S1.scope.22 S2.links.01]', async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('looker') });
  await keep(page, 'guestOrders', JSON.stringify({ [orderNo]: accessKey }));
  const visits = [...unpaidVisits('guest', orderNo), ...sampleVisits('guest'), ...lostVisits('guest')];
  for (const visit of lookedAt(visits)) await look(page, visit);
});

test('pages are sound for the demo shopper', async ({ page }) => {
  const tokens = await newSession(demo);
  const { orderNo } = await unpaidOrder(tokens);
  await keepTokens(page, tokens);
  const ofMember = [...sampleVisits('member'), ...lostVisits('member'), ...unpaidVisits('member', orderNo).slice(-2)];
  // What the server renders for everybody, a guest has looked at.
  const visits = lookedAt([...sampleVisits('guest'), ...ofMember]).filter(({ as }) => as === 'member');
  for (const visit of visits) await look(page, visit);
});
