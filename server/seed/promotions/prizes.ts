import { grantPrize, type PrizeGrant } from '#server/shop/prizes/grant-prize.ts';
import { changePrize, lockPrize, movePrizeRow } from '#server/shop/prizes/prize-row.ts';
import { freeAside } from '#server/shop/stock/set-aside.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { demoShopper } from '../demo-shopper.ts';
import { insertRows } from '../insert-rows.ts';
import { seedId } from '../seed-id.ts';

interface DemoPrize extends Pick<PrizeGrant, 'site' | 'source' | 'title'> {
  readonly key: string;
  readonly sku: string;
  /** Days since it was won. */
  readonly wonAgo: number;
  /** How many days it could be claimed then. */
  readonly claimDays: number;
  readonly became?: 'WAITS' | 'EXPIRED' | 'CANCELLED';
}

/** Most were won lately; one is almost over. */
const prizes: readonly DemoPrize[] = [
  {
    ...{ key: 'festoon', site: 'US', source: 'GIVEAWAY', title: 'Festoon string lights, 10 m', sku: 'LM-FESTOON-10M' },
    ...{ wonAgo: 4, claimDays: 30 },
  },
  {
    ...{ key: 'flood', site: 'US', source: 'DOLL_MACHINE', title: 'Flood spot', sku: 'LM-FLOOD-1' },
    ...{ wonAgo: 28, claimDays: 30 },
  },
  {
    ...{ key: 'path', site: 'US', source: 'GIVEAWAY', title: 'Path lights, set of 4', sku: 'LM-PATH-4' },
    ...{ wonAgo: 9, claimDays: 30, became: 'WAITS' },
  },
  {
    ...{ key: 'facet', site: 'EU', source: 'GIVEAWAY', title: 'Facet wall panels', sku: 'LM-FACET-12' },
    ...{ wonAgo: 12, claimDays: 30 },
  },
  {
    ...{ key: 'spot', site: 'US', source: 'DOLL_MACHINE', title: 'Orb GU10 spots, pack of 3', sku: 'LM-ORB-GU10-3' },
    ...{ wonAgo: 70, claimDays: 30, became: 'EXPIRED' },
  },
  {
    ...{ key: 'sense', site: 'US', source: 'STAFF', title: 'Motion sensor', sku: 'LM-SENSE-1' },
    ...{ wonAgo: 90, claimDays: 30, became: 'CANCELLED' },
  },
];

/** Coupons of the demo shopper that were won, by the keys of their chapter: one that is good and one that is not. */
const wonCoupons = [
  { key: 'delivery', title: 'Free delivery', wonAgo: 9 },
  { key: 'prize', title: 'A coupon from the doll machine', wonAgo: 20 },
] as const;

/** Gives the demo shopper prizes in every state that needs no order. */
export async function seedDemoPrizes(tx: Tx, now: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirst();
  if (!account) return;
  const skus = await tx
    .selectFrom('skus')
    .select('sku')
    .where(
      'sku',
      'in',
      prizes.map(({ sku }) => sku),
    )
    .execute();
  // The owner of an older shop may sell something else.
  for (const prize of prizes.filter(({ sku }) => skus.some((row) => row.sku === sku))) {
    await writePrize(tx, prize, { accountId: account.id, now });
  }
  await writeCoupons(tx, account.id, now);
}

async function writePrize(
  tx: Tx,
  { key, wonAgo, became, ...prize }: DemoPrize,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<void> {
  const clock = { now: () => now - wonAgo * day };
  const shop = { clock, newId: () => seedId(`demo prize ${key}`) };
  const granted = await grantPrize(shop, tx, { ...prize, accountId, kind: 'PRODUCT', sourceRef: `demo ${key}` });
  if (!granted.ok || became === undefined) return;
  const { prizeId } = granted;
  const locked = await lockPrize(shop, tx, { accountId, prizeId });
  if (became === 'WAITS') {
    await changePrize(tx, { accountId, prizeId }, { delivery: 'ORDER_TOGETHER' });
    return;
  }
  const event = became === 'EXPIRED' ? ({ type: 'time.passed', now } as const) : ({ type: 'prize.cancel' } as const);
  if (await movePrizeRow(shop, tx, locked, event)) await freeAside(shop, tx, { ...prize, quantity: 1 });
}

async function writeCoupons(tx: Tx, accountId: string, now: number): Promise<void> {
  for (const { key, title, wonAgo } of wonCoupons) {
    const couponId = seedId(`demo coupon ${key}`);
    const coupon = await tx
      .selectFrom('coupons')
      .select('valid_to')
      .where('account_id', '=', accountId)
      .where('coupon_id', '=', couponId)
      .executeTakeFirst();
    if (!coupon) continue;
    const won = now - wonAgo * day;
    await insertRows(tx, 'prizes', [
      {
        ...{ account_id: accountId, prize_id: seedId(`demo prize ${key}`), site: 'US', source: 'DOLL_MACHINE' },
        ...{ source_ref: `demo ${key}`, promo_id: null, title, image: null, kind: 'COUPON', sku: null, coins: null },
        ...{ coupon_id: couponId, status: 'SHIPPED', delivery: null, order_no: null, reminded_at: null },
        ...{ won_time: won, expire_time: coupon.valid_to, created_at: won, updated_at: won },
      },
    ]);
  }
}
