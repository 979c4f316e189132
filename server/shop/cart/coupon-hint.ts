import type { components } from '#openapi/types.ts';
import { checkCoupon, couponHint } from '#rules/coupons.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { PricedOrder } from '#rules/prices.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCouponLines } from '../pricing/coupon-lines.ts';
import type { ResolvedLine } from '../pricing/line-offers.ts';

interface Visit {
  readonly site: Site;
  readonly now: number;
  readonly accountId: string;
}

/**
 * The coupon of a member that the selected lines of a cart lack little for. A cart of nothing that can be paid for asks
 * nothing, and a wallet without such a coupon one statement.
 * @param priced the lines without coupons
 */
export async function readCouponHint(
  shop: ShopContext,
  db: Db,
  { site, now, accountId }: Visit,
  lines: readonly ResolvedLine[],
  priced: PricedOrder,
): Promise<components['schemas']['CouponHint'] | undefined> {
  const { goodsTotal } = priced.totals;
  if (goodsTotal === 0) return undefined;
  const coupons = await shop.hooks.wallets.readReachable(db, { accountId, site, now, goodsTotal });
  if (coupons.length === 0) return undefined;
  const goods = await readCouponLines(db, lines, priced, coupons);
  const hint = couponHint(coupons.map((coupon) => checkCoupon(coupon, { site, now, goods })));
  const held = coupons.find(({ couponId }) => couponId === hint?.coupon.couponId);
  if (hint === undefined || held === undefined) return undefined;
  const [coupon] = await shop.hooks.wallets.present(shop, [held]);
  if (coupon === undefined) return undefined;
  const of = (amount: number) => money(amount, currencyOfSite(site));
  return { coupon, missing: of(hint.missing), saves: of(hint.saves) };
}
