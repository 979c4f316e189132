import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createMachine } from '#server/shop/promotions/doll-machine/create-machine.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { post } from './guest-order.ts';
import type { Wallet } from './wallets.ts';

/** Starts a machine of the US that gives lamps, coins and nothing by turns; one play a day is free. @returns its id */
export async function startMachine(
  desk: ShopContext,
  { sku, lamps, weight = 30 }: { readonly sku: string; readonly lamps: number; readonly weight?: number },
): Promise<string> {
  const now = desk.clock.now();
  const machineId = desk.newId();
  const machine = {
    ...({ machineId, title: 'Doll machine', status: 'SCHEDULED', costCoins: 50, freePlaysPerDay: 1 } as const),
    ...{ dailyLimit: 999, nothing: 40, pity: { plays: 999, prizeId: 'coins' } },
    markets: {
      US: {
        ...{ previewTime: null, startTime: now - day, endTime: now + day },
        prizes: [
          { ...{ prizeId: 'lamp', title: 'Globe', weight, left: lamps }, ...({ kind: 'PRODUCT', sku } as const) },
          {
            ...{ prizeId: 'coins', title: '5 coins', weight: 30, left: null },
            ...({ kind: 'COINS', coins: 5 } as const),
          },
        ],
      },
    },
  };
  await withTransaction(desk, 'durable', (tx) => createMachine(tx, now, machine));
  return machineId;
}

/** Plays once. @returns the play; undefined where it was refused. @throws where no answer came */
export async function playDoll(
  origin: string,
  { headers }: Wallet,
  play: { readonly machineId: string; readonly cost: number },
  key: string,
): Promise<string | undefined> {
  const keyed = { ...headers, 'idempotency-key': key };
  const { data } = await post(`${origin}/app-mall/v1/prom/doll-machine/play`, { ...play, isAdult: true }, keyed);
  return data?.result?.playId;
}
