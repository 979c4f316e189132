import { randomUUID } from 'node:crypto';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createDepositCampaign } from '#server/shop/promotions/deposits/create-campaign.ts';
import { besideShop } from './ops.ts';

const terms = { price: 8_900, deposit: 1_000, worth: 3_000 };

/** Starts a campaign by deposit of one light in the US. @returns its id */
export async function startDeposits(sku: string): Promise<string> {
  const handle = `deposit-${randomUUID().slice(0, 8)}`;
  await besideShop((shop) =>
    withTransaction(shop, 'durable', async (tx) => {
      const now = shop.clock.now();
      const times = { startTime: now - day, endTime: now + 9 * day, balanceStart: now + 10 * day };
      const words = { title: 'By deposit', summary: 'Reserve one now and pay the rest later.' };
      await createDepositCampaign(
        tx,
        {
          ...{ handle, ...words, ...times, shipStart: now + 20 * day, status: 'SCHEDULED', sku },
          ...{ quota: 5, perMember: 1, markets: { US: terms } },
        },
        now,
      );
    }),
  );
  return handle;
}

/** Lets the balances of a campaign be due, and what is paid be sent at once. */
export const openBalances = (handle: string): Promise<unknown> =>
  besideShop((shop) => {
    const began = shop.clock.now() - day;
    const dates = { balance_start: began, ship_start: began };
    return shop.db.updateTable('deposit_terms').set(dates).where('promo_id', '=', handle).execute();
  });
