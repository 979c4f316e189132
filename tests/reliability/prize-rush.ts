import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createDepositCampaign } from '#server/shop/promotions/deposits/create-campaign.ts';
import { beaconOn, coinPrizes, enterAll } from '#server/shop/promotions/draws/draw-fixture.ts';
import { sealedDraw } from '#server/shop/promotions/draws/sealed-draw.ts';
import { makeGiveaway } from '#server/shop/promotions/giveaways/giveaway-fixture.ts';
import { grantPrize } from '#server/shop/prizes/grant-prize.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Wallet } from './wallets.ts';

/** Starts a campaign by deposit in the US, one piece to a member. @returns its id */
export async function startDeposits(desk: ShopContext, sku: string, quota: number): Promise<string> {
  const now = desk.clock.now();
  const handle = `deposit-${randomUUID().slice(0, 8)}`;
  const campaign = {
    ...({ handle, title: 'By deposit', summary: '', status: 'SCHEDULED', sku, quota, perMember: 1 } as const),
    ...{ startTime: now, endTime: now + day, balanceStart: now + 2 * day, shipStart: now + 3 * day },
    markets: { US: { price: 8_900, deposit: 1_000, worth: 3_000 } },
  };
  await withTransaction(desk, 'durable', (tx) => createDepositCampaign(tx, campaign, now));
  return handle;
}

/** A member wins a piece. @returns the prize */
export async function win(desk: ShopContext, { accountId }: Wallet, sku: string): Promise<string> {
  const grant = { accountId, site: 'US', source: 'STAFF', sourceRef: randomUUID(), title: 'Globe' } as const;
  const granted = await withTransaction(desk, 'durable', (tx) =>
    grantPrize(desk, tx, { ...grant, kind: 'PRODUCT', sku }),
  );
  if (!granted.ok) throw new Error('None is left');
  return granted.prizeId;
}

/** A giveaway that everybody has entered, with so many prizes. @returns its id, and when it closes and when it is drawn */
export async function enterGiveaway(desk: ShopContext, wallets: readonly Wallet[], prizes: number) {
  const now = desk.clock.now();
  const closeTime = now + minute;
  const config = { prizes: coinPrizes(prizes), ends: minute / day };
  const { promoId, handle } = await makeGiveaway(desk, config);
  const draw = { promoId, campaign: handle, closeTime, prizes: config.prizes, entryLimit: 10 };
  const row = await sealedDraw(beaconOn(desk.clock), draw, now);
  await desk.db.insertInto('draws').values(row).execute();
  await enterAll(
    desk,
    { promoId, handle },
    wallets.map(({ accountId }) => accountId),
  );
  return { promoId, closeTime, drawTime: row.round_time + hour };
}
