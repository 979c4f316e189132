import type { components } from '#openapi/types.ts';
import { bestCoupons, savedBy } from '#rules/best-coupons.ts';
import type { WalletCoupon } from '#rules/coupon-terms.ts';
import { checkCoupon, couponHint } from '#rules/coupons.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { priceOrder, type PriceInput } from '#rules/prices.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCouponLines } from '../pricing/coupon-lines.ts';
import type { ResolvedLine } from '../pricing/line-offers.ts';

interface Visit {
  readonly site: Site;
  readonly now: number;
  readonly accountId: string;
}

type Hints = Pick<components['schemas']['CartView'], 'couponFit' | 'couponHint'>;

/**
 * The coupon of a member that is best for the selected lines of a cart, else one that they lack little for. A cart of nothing
 * that can be paid for asks nothing, and a wallet without such a coupon one statement.
 * @param input the price of the lines without coupons
 */
export async function readCouponHints(
  shop: ShopContext,
  db: Db,
  { site, now, accountId }: Visit,
  lines: readonly ResolvedLine[],
  input: PriceInput,
): Promise<Hints> {
  const priced = priceOrder(input);
  const { goodsTotal } = priced.totals;
  if (goodsTotal === 0) return {};
  const coupons = await shop.hooks.wallets.readReachable(db, { accountId, site, now, goodsTotal });
  if (coupons.length === 0) return {};
  const goods = await readCouponLines(db, lines, priced, coupons);
  const checks = coupons.map((coupon) => checkCoupon(coupon, { site, now, goods }));
  const of = (amount: number) => money(amount, currencyOfSite(site));
  const present = async ({ couponId }: WalletCoupon) => {
    const presented = await shop.hooks.wallets.present(
      shop,
      coupons.filter((held) => held.couponId === couponId),
    );
    return presented[0];
  };

  const best = bestCoupons(
    input,
    checks.flatMap((check) => (check.ok ? [check] : [])),
  );
  const [fit] = best.coupons;
  if (fit) {
    const coupon = await present(fit.coupon);
    return coupon ? { couponFit: { coupon, saves: of(savedBy(best, priced)) } } : {};
  }
  const hint = couponHint(checks);
  const coupon = hint && (await present(hint.coupon));
  return coupon ? { couponHint: { coupon, missing: of(hint.missing), saves: of(hint.saves) } } : {};
}
