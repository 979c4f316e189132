import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { createMachine, type NewDollMachine } from './create-machine.ts';
import type { DollPrize } from './machines.ts';

export const lampPrize: DollPrize = {
  ...{ prizeId: 'lamp', title: 'Orb', weight: 10, left: 1 },
  ...{ kind: 'PRODUCT', sku: 'LM-ORB-A60-1' },
};
export const coinPrize: DollPrize = {
  ...{ prizeId: 'coins', title: '20 coins', weight: 30, left: null },
  ...{ kind: 'COINS', coins: 20 },
};

/** A ticket of each result, on the machine as it is unless changed. */
export const ticketOf = { lamp: 0, coins: 10, nothing: 40 } as const;

interface Changes extends Partial<Omit<NewDollMachine, 'markets'>> {
  readonly prizes?: readonly DollPrize[];
  /** Days from now. */
  readonly starts?: number;
  readonly ends?: number;
}

/** Writes a machine that runs in US: one lamp, coins, and coins at the latest with the fifth play. @returns its id */
export async function makeMachine(shop: TestShop, changes: Changes = {}): Promise<string> {
  const { prizes = [lampPrize, coinPrize], starts = -1, ends = 30, ...rest } = changes;
  const now = shop.clock.now();
  const machineId = shop.newId();
  const window = { previewTime: now - 2 * day, startTime: now + starts * day, endTime: now + ends * day };
  const machine: NewDollMachine = {
    ...{ machineId, title: 'Doll machine', status: 'SCHEDULED', costCoins: 50, freePlaysPerDay: 1, dailyLimit: 10 },
    ...{ nothing: 60, pity: { plays: 5, prizeId: 'coins' } },
    ...rest,
    markets: { US: { ...window, prizes } },
  };
  await withTransaction(shop, 'durable', (tx) => createMachine(tx, now, machine));
  return machineId;
}
