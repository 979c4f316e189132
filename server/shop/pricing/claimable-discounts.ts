import type { components } from '#openapi/types.ts';
import { discountAlone } from '#rules/best-coupons.ts';
import { checkCoupon } from '#rules/coupons.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { priceOrder } from '#rules/prices.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { WalletOrder } from './apply-wallet.ts';
import { readCouponLines } from './coupon-lines.ts';

/** What anybody can claim and what it would take off an order, the largest discount first; without what takes nothing off. */
export async function readClaimableDiscounts(
  shop: ShopContext,
  { site, now, lines, input }: WalletOrder,
  accountId: string | undefined,
): Promise<components['schemas']['PriceCoupons']['claimable']> {
  const owner = accountId === undefined ? {} : { accountId };
  const claimable = await shop.hooks.wallets.readClaimable(shop, { site, now, ...owner });
  const plain = priceOrder(input);
  const goods = await readCouponLines(shop.db, lines, plain, claimable);
  return claimable
    .flatMap(({ terms, shown }) => {
      const coupon = {
        couponId: terms.templateId,
        terms,
        status: 'UNUSED',
        validFrom: now,
        validTo: Infinity,
      } as const;
      const check = checkCoupon(coupon, { site, now, goods });
      const discount = check.ok ? discountAlone(check, plain) : 0;
      return discount === 0 ? [] : [{ terms: shown, discount: money(discount, currencyOfSite(site)) }];
    })
    .toSorted((a, b) => b.discount.amount - a.discount.amount);
}
