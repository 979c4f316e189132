import type { Page } from '@playwright/test';
import { keepTokens, newMember, type Member } from './member.ts';
import { ops } from './ops.ts';

/** A new member whom the shop has given coins is logged in. */
export async function beMemberWithCoins(page: Page, coins: number): Promise<Member> {
  const member = await newMember('coins');
  await ops('coin', 'adjust', member.email, '--coins', String(coins), '--reason', 'A gift');
  await keepTokens(page, member);
  return member;
}
