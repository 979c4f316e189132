import { routes } from '#src/routing/routes.ts';
import { test } from '#tests/fixtures/test.ts';
import { demo, logIn } from '../steps/member.ts';
import { open } from '../steps/open.ts';
import { watchExecutions } from './executions.ts';
import { someTexts } from './texts.ts';
import { findNothing, showIn } from './words.ts';

// The path that leads nowhere is answered with 404, which the console remarks.
test.use({ tolerated: /status of 404/ });
test.describe.configure({ timeout: 180_000 });

const ofGuests: readonly string[] = [
  ...['/collections', '/home/share', '/product-detail', '/account/login', '/account/signUp', '/order/checkout'],
  ...['/order/payment', '/order/payment/card', '/payment/recall', '/order/completed', '/order/unsubscribe'],
  ...routes.filter(({ path }) => path.includes(':')).map(({ path }) => path),
  '/no/:such/page',
];
const ofMembers: readonly string[] = [
  ...['/account/address-list', '/account/address-detail', '/profile'],
  ...['/order/list', '/order/detail', '/order/revoke', '/order/bill'],
];

test('no word of an address runs for a guest', async ({ page, context }) => {
  await watchExecutions(context);
  await findNothing(page);
  for (const path of ofGuests) await showIn(page, path, someTexts);
});

test('no word of an address runs for a member', async ({ page, context }) => {
  await watchExecutions(context);
  await open(page, '/account/login');
  await logIn(page, demo);
  await page.waitForURL(/my-center/);
  await findNothing(page);
  for (const path of ofMembers) await showIn(page, path, someTexts);
});
