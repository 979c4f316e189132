import { markets, type Site } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import { createTemplate } from '#server/shop/coupons/create-template.ts';
import { createMachine, type DollMarket } from '#server/shop/promotions/doll-machine/create-machine.ts';
import type { DollPrize } from '#server/shop/promotions/doll-machine/machines.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';

/**
 * Where members can play. Some countries of the EU take a paid draw for gambling, and Canada asks for a test of skill, so
 * there is none there.
 */
const playedIn = ['US', 'GB', 'JA'] as const satisfies readonly Site[];
type MachineSite = (typeof playedIn)[number];

/** The coupons of the machine, minor units of each market. */
const coupons = {
  'doll-ten': { US: 1_000, GB: 1_000, JA: 1_500 },
  'doll-five': { US: 500, GB: 500, JA: 700 },
} as const;
type CouponKey = keyof typeof coupons;

const offText = (key: CouponKey, site: MachineSite): string =>
  `${formatMoney(money(coupons[key][site], markets[site].currency)).replace(/\.00$/, '')} off`;
const templateIdOf = (key: CouponKey, site: MachineSite): string => `${key}-${site.toLowerCase()}`;

/** In a thousand plays; the rest is nothing. */
const prizesOf = (site: MachineSite): DollPrize[] => [
  { prizeId: 'dome', title: 'Dome table lamp', weight: 2, left: 3, kind: 'PRODUCT', sku: 'LM-DOME-VERMILION' },
  { prizeId: 'pebble', title: 'Pebble lamp', weight: 5, left: 12, kind: 'PRODUCT', sku: 'LM-PEBBLE-1' },
  { prizeId: 'cube', title: 'Cube night light', weight: 8, left: 0, kind: 'PRODUCT', sku: 'LM-CUBE-1' },
  { prizeId: 'globe', title: 'Globe bulb', weight: 20, left: 40, kind: 'PRODUCT', sku: 'LM-ORB-GLOBE-1' },
  couponPrize('doll-ten', site, 25),
  couponPrize('doll-five', site, 125),
  { prizeId: 'coins-50', title: '50 coins', weight: 100, left: null, kind: 'COINS', coins: 50 },
  { prizeId: 'coins-20', title: '20 coins', weight: 250, left: null, kind: 'COINS', coins: 20 },
];
const nothing = 465;

const couponPrize = (key: CouponKey, site: MachineSite, weight: number): DollPrize => ({
  ...{ prizeId: key, title: offText(key, site), weight, left: null },
  ...{ kind: 'COUPON', templateId: templateIdOf(key, site) },
});

/** Writes a doll machine that runs, and in Great Britain one that is played empty. */
export async function seedDollMachine(tx: Tx, now: number): Promise<void> {
  for (const site of playedIn) {
    for (const key of Object.keys(coupons) as CouponKey[]) await writeTemplate(tx, key, site, now);
  }
  const window = { previewTime: null, startTime: now - 3 * day, endTime: now + 27 * day };
  const sold = new Set((await tx.selectFrom('skus').select('sku').execute()).map(({ sku }) => sku));
  // The owner of an older shop may sell something else.
  const own = (site: MachineSite) => prizesOf(site).filter((prize) => prize.kind !== 'PRODUCT' || sold.has(prize.sku));
  const emptied = own('GB').map((prize): DollPrize => ({ ...prize, left: 0 }));
  const machineMarkets: Record<MachineSite, DollMarket> = {
    US: { ...window, prizes: own('US') },
    GB: { ...window, prizes: emptied },
    JA: { ...window, prizes: own('JA') },
  };
  await createMachine(tx, now, {
    ...{ machineId: 'doll-machine', title: 'Doll machine', status: 'SCHEDULED', markets: machineMarkets, nothing },
    ...{ costCoins: 50, freePlaysPerDay: 1, dailyLimit: 10, pity: { plays: 30, prizeId: 'doll-five' } },
  });
}

async function writeTemplate(tx: Tx, key: CouponKey, site: MachineSite, now: number): Promise<void> {
  const templateId = templateIdOf(key, site);
  const earlier = tx.selectFrom('coupon_templates').select('template_id').where('template_id', '=', templateId);
  if (await earlier.executeTakeFirst()) return;
  await createTemplate(
    tx,
    {
      ...{ templateId, name: `${offText(key, site)} from the doll machine`, site, kind: 'FIXED' },
      ...{ value: coupons[key][site], capAmount: null, thresholdAmount: 0, gift: null },
      ...{ scope: 'ALL', includeIds: [], excludeIds: [], scopeText: 'All items', buyTypes: [0] },
      ...{ withShippingCoupon: true, withPromoPrice: false, source: 'PRIZE', status: 'SCHEDULED' },
      ...{ totalQuota: null, perUserLimit: 1_000, claimStart: now - day, claimEnd: null, validity: { days: 30 } },
    },
    now,
  );
}
