import { expect, test } from '#tests/fixtures/test.ts';
import { fillAddress, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { endProject, startProject } from '../steps/crowd.ts';
import { mailTo } from '../steps/mail.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';

test('a member pledges for a light, the goal is missed, and all of the money comes back [S1.scope.14] [S2.routes.53] [S2.routes.54]', async ({
  page,
}) => {
  const { id } = await startProject('Wisp');
  const member = await newMember('pledge');
  await keepTokens(page, member);
  await open(page, '/prom/new-product-crown');
  await page.locator(`a[href*="id=${id}"]`).first().click();
  await expect(title(page)).toHaveText('Wisp');
  await page.getByRole('link', { name: 'Pledge $129.00' }).click();
  await fillAddress(page);
  await expect(page.getByText('Ships in May 2051. If we miss the goal, you get a full refund')).toBeVisible();
  await placeOrder(page);
  await page.waitForURL(/\/order\/payment/);
  await payByCard(page, cards.good);
  await page.waitForURL(/\/order\/completed/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';

  const order = `/order/detail?orderNo=${orderNo}`;
  await open(page, order);
  await expect(page.getByText('Ships in May 2051', { exact: true })).toBeVisible();
  await open(page, `/prom/new-product-crown-detail?id=${id}`);
  await expect(page.getByText('1 of 3 pledged')).toBeVisible();
  await expect(page.getByText('You’ve pledged.')).toBeVisible();

  await endProject(id);
  await mailTo(member.email, 'Wisp will not be made');
  await open(page, order);
  await expect(page.getByText('The project won’t be made, so we’re refunding you')).toBeVisible();
  await open(page, `/prom/new-product-crown-detail?id=${id}`);
  await expect(page.getByText('Too few people wanted it.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See other projects' })).toBeVisible();
});
