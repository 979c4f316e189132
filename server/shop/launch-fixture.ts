import { randomUUID } from 'node:crypto';
import { pointsLast } from '#rules/savvy-ledger.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { setLaunch } from './catalogue/set-launch.ts';
import { creditCoins } from './coins/order-coins.ts';
import { type ExchangeShop, openExchangeShop } from './exchange-fixture.ts';

export const hours = 3_600_000;

/** The product that is launched, its SKU, and one that everybody can buy. */
export const coming = { spu: 'LM-ORB-GLOBE', sku: 'LM-ORB-GLOBE-1' } as const;
export const onSale = 'LM-HUB-1';

export interface LaunchShop extends ExchangeShop {
  /** Sets the launch in US to 48 hours from now; it is on sale elsewhere. @returns the moment */
  announce(): Promise<number>;
  /** Sets the clock to so many milliseconds before the launch. */
  before(ms: number): void;
  /** A member with so many points, whose last moment is `until` where they run out. */
  memberWith(points: number, until?: number): Promise<TestMember>;
}

/** A shop that launches a product. */
export async function openLaunchShop(): Promise<LaunchShop> {
  const at = await openExchangeShop();
  const { shop } = at;
  let launch = shop.clock.now();
  return {
    ...at,
    announce: async () => {
      launch = shop.clock.now() + 48 * hours;
      await setLaunch(shop, { spu: coming.spu, site: 'US', launchTime: launch });
      return launch;
    },
    before: (ms) => shop.clock.set(launch - ms),
    memberWith: async (points, until) => {
      const member = await at.member();
      if (points === 0) return member;
      const { accountId } = member;
      const refNo = randomUUID();
      const credit = { accountId, amount: 10_000, source: 'TASK', refNo, points } as const;
      await withTransaction(shop, 'durable', (tx) => creditCoins(shop, tx, credit));
      if (until !== undefined) {
        await shop.db
          .updateTable('coin_movements')
          .set({ time: until - pointsLast })
          .where('ref_no', '=', refNo)
          .execute();
      }
      return member;
    },
  };
}
