import type { components } from '#openapi/types.ts';
import type { CouponTerms } from '#rules/coupon-terms.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProductIfShown } from '../catalogue/find-product.ts';
import { inMarketSpelling } from '../catalogue/market-spelling.ts';
import type { StoredCoupon } from './coupon-row.ts';

type Schemas = components['schemas'];
type Gift = Schemas['CouponGift'];

/** What is shown of a coupon or a template. */
export interface ShownTerms {
  readonly terms: CouponTerms;
  readonly name: string;
  readonly scopeText: string;
}

/** The gifts of some coupons by their SKU, in the words of their market; one that is hidden is left out. */
export async function readGifts(shop: ShopContext, shown: readonly ShownTerms[]): Promise<ReadonlyMap<string, Gift>> {
  const gifts = await Promise.all(
    shown.map(async ({ terms: { site, gift } }): Promise<[string, Gift][]> => {
      const product = gift ? await findProductIfShown(shop, { sku: gift.sku }) : undefined;
      const sku = product?.skus.find((each) => each.sku === gift?.sku);
      if (!gift || !product || !sku) return [];
      const { spu, title } = product;
      return [
        [gift.sku, inMarketSpelling({ sku: gift.sku, spu, title, image: sku.image, quantity: gift.quantity }, site)],
      ];
    }),
  );
  return new Map(gifts.flat());
}

/** What a coupon does, in the currency of its market. */
export function presentTerms(
  { terms, name, scopeText }: ShownTerms,
  gifts: ReadonlyMap<string, Gift>,
): Schemas['CouponTerms'] {
  const { templateId, site, kind, value, capAmount, thresholdAmount, gift } = terms;
  const of = (amount: number) => money(amount, currencyOfSite(site));
  const isAmount = kind === 'FIXED' || kind === 'SHIPPING';
  return {
    templateId,
    name,
    kind,
    amount: isAmount && value !== null ? of(value) : null,
    percentBps: kind === 'PERCENT' ? value : null,
    cap: capAmount === null ? null : of(capAmount),
    threshold: of(thresholdAmount),
    scopeText,
    gift: gift ? (gifts.get(gift.sku) ?? null) : null,
  };
}

/** A coupon as its owner sees it. */
function presentCoupon(coupon: StoredCoupon, gifts: ReadonlyMap<string, Gift>): Schemas['UserCoupon'] {
  const { couponId, status, validFrom, validTo, orderNo, usedTime } = coupon;
  return {
    couponId,
    terms: presentTerms(coupon, gifts),
    status,
    validFrom,
    validTo,
    ...(orderNo === null ? {} : { orderNo }),
    ...(usedTime === null ? {} : { usedTime }),
  };
}

/** Coupons as their owner sees them, with the gifts that they bring. */
export async function presentCoupons(
  shop: ShopContext,
  coupons: readonly StoredCoupon[],
): Promise<Schemas['UserCoupon'][]> {
  const gifts = await readGifts(shop, coupons);
  return coupons.map((coupon) => presentCoupon(coupon, gifts));
}
