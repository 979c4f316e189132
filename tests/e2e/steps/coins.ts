import type { Page } from '@playwright/test';
import { logIn, newMember, type Person } from './member.ts';
import { openRunning } from './open.ts';
import { ops } from './ops.ts';

/** Logs a new member in whom the shop has given coins. */
export async function logInWithCoins(page: Page, coins: number): Promise<Person> {
  const member = await newMember('coins');
  await ops('coin', 'adjust', member.email, '--coins', String(coins), '--reason', 'A gift');
  await openRunning(page, '/account/login');
  await logIn(page, member);
  await page.waitForURL(/my-center/);
  return member;
}
