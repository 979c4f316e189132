import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { demo, keepTokens, logIn, newMember, newSession } from '../steps/member.ts';
import { open, openRunning, title } from '../steps/open.ts';

const at = '/coin/center';

/** What a browser does when its tab goes behind another one, and comes back. */
const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('the log-in of the coin center leads a guest back to it', { tag: '@all' }, async ({ page }) => {
  await openRunning(page, at);
  await expect(page.getByText('Look at 10 lights')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, demo);
  await expect(title(page)).toHaveText(/^[\d,]+ coins$/);
  await expect(page).toHaveURL(/coin\/center/);
});

test('a member checks in, looks at a light for a task and claims the coins [S1.scope.08 S2.routes.41 S2.routes.42]', async ({
  page,
}) => {
  await keepTokens(page, await newMember('coins'));
  await open(page, at);
  await expect(title(page)).toHaveText('0 coins');
  await page.getByRole('button', { name: 'Check in, +5' }).click();
  await expect(page.getByText('Checked in. +5 coins.')).toBeVisible();
  await expect(title(page)).toHaveText('5 coins');

  await page.getByRole('link', { name: 'Go to: Look at one outdoor light' }).click();
  await expect(page).toHaveURL(/\/coin\/task-product-list/);
  await expect(title(page)).toHaveText('Look at one outdoor light');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const timer = page.getByRole('complementary', { name: 'Coin task' });
  await expect(timer.getByRole('timer')).toHaveText(/^1[0-3] s to go$/);
  await setVisibility(page, 'hidden');
  await expect(timer).toContainText('Paused while you’re away');
  await setVisibility(page, 'visible');
  await expect(timer.getByRole('timer')).toHaveText(/^\d+ s to go$/);
  await expect(timer).toContainText('Counts for your task');
  await timer.getByRole('link', { name: 'Back to the task' }).click();
  await page.getByRole('button', { name: 'Claim 5 coins' }).click();
  await expect(page.getByText('Done for today')).toBeVisible();

  await open(page, '/coin/details');
  await expect(page.getByRole('row', { name: /Look at one outdoor light/ })).toContainText('+5');
  await expect(page.getByRole('row', { name: /Check-in/ })).toContainText('+5');
});

test('the rules of coins show the numbers of a member [S2.routes.43]', async ({ page }) => {
  await keepTokens(page, await newSession(demo));
  await open(page, '/coin/rule');
  await expect(page.getByText('100 coins are $1.00.')).toBeVisible();
  await expect(page.getByText(/^You have [\d,]+, worth \$/)).toBeVisible();
});
