import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { createCheckout } from '#src/actors/checkout/checkout-actor.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { currentQuote, type Quote } from '#src/api/queries/checkout.ts';
import { store } from '#src/storage/browser-store.ts';
import { Discounts } from './discounts.tsx';

type Schemas = components['schemas'];
type PreviewRequest = Schemas['PreviewRequest'];

const usd = (amount: number): Schemas['Money'] => ({ amount, currency: 'USD' });

export function coupon(
  couponId: string,
  name: string,
  terms: Partial<Schemas['CouponTerms']> = {},
): Schemas['UserCoupon'] {
  return {
    couponId,
    status: 'UNUSED',
    validFrom: 1_700_000_000_000,
    validTo: 1_800_000_000_000,
    terms: {
      templateId: `T-${couponId}`,
      name,
      kind: 'FIXED',
      amount: usd(800),
      percentBps: null,
      cap: null,
      threshold: usd(4_000),
      scopeText: 'Everything',
      gift: null,
      ...terms,
    },
  };
}

export const wallet = {
  eight: coupon('eight', 'Autumn'),
  five: coupon('five', 'Hello', { amount: usd(500) }),
  delivery: coupon('delivery', 'On the way', { kind: 'SHIPPING', amount: null }),
  large: coupon('large', 'Large orders', { amount: usd(2_000), threshold: usd(12_000) }),
};

interface Priced {
  readonly usable?: readonly Schemas['UserCoupon'][];
  readonly coins?: Partial<Quote['coins']>;
}

/** A quote of 100.00 as the server makes it for a request, with a wallet of three usable coupons and 240 coins. */
export function quoteFor(
  { autoCoupon, couponIds, coinAmount = 0 }: Partial<PreviewRequest>,
  { usable = [wallet.eight, wallet.five, wallet.delivery], coins = {} }: Priced = {},
): Quote {
  const best = usable.filter(({ couponId }) => couponId === 'eight' || couponId === 'delivery');
  const ids = autoCoupon ? best.map(({ couponId }) => couponId) : (couponIds ?? []);
  const worth = ({ terms }: Schemas['UserCoupon']) => usd(terms.amount?.amount ?? 499);
  const used = usable.filter(({ couponId }) => ids.includes(couponId));
  const usedCoins = Math.min(coinAmount, coins.usable ?? 200);
  const off = used.reduce((sum, each) => sum + worth(each).amount, 0) + usedCoins;
  const zero = usd(0);
  return {
    quoteHash: JSON.stringify([ids, usedCoins]),
    expireTime: Date.now() + 600_000,
    lines: [],
    totals: {
      listTotal: usd(10_000),
      promoDiscount: zero,
      suitDiscount: zero,
      couponDiscount: zero,
      coinDiscount: usd(usedCoins),
      goodsTotal: usd(10_000),
      shipping: usd(499),
      shippingDiscount: zero,
      protection: zero,
      tax: zero,
      taxIncluded: false,
      grandTotal: usd(10_499 - off),
      saved: usd(off),
      coinsToEarn: 100,
    },
    shippingOptions: [],
    shippingMethod: 'STANDARD',
    coupons: {
      used: used.map((each) => ({ couponId: each.couponId, discount: worth(each) })),
      best: best.map(({ couponId }) => couponId),
      bestSaves: usd(1_299),
      usable: usable.map((each) => ({ coupon: each, discount: worth(each) })),
      unusable: [
        {
          coupon: wallet.large,
          code: 'COUPON_THRESHOLD',
          message: 'Your items do not reach the amount this coupon needs.',
          missing: usd(2_000),
        },
      ],
    },
    coins: {
      balance: 240,
      max: 2_000,
      usable: 200,
      minimum: 100,
      step: 100,
      worth: usd(usedCoins),
      stepWorth: usd(100),
      ...coins,
      used: usedCoins,
    },
    protection: { offered: false, fee: zero, free: false, selected: false },
    payMethods: [],
    problems: [],
  };
}

/** The part of the checkout about coupons and coins, with a real checkout behind it. */
export function CheckoutDiscounts({ isGuest = false, onOrder }: { isGuest?: boolean; onOrder?: () => void }) {
  const shop = useShop();
  const data = useQueryClient();
  const { actor } = usePageActor(() =>
    createCheckout(
      { shop, data, store, showRefusal: () => undefined, leave: () => undefined },
      { source: 'CART', autoCoupon: isGuest ? undefined : true },
    ),
  );
  const { data: quote } = useQuery(currentQuote(shop));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onOrder?.();
      }}
    >
      <Discounts quote={quote} actor={actor} isGuest={isGuest} />
    </form>
  );
}
