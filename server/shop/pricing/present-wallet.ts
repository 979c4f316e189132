import { errors } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import { coinMinimum, coinStep, coinWorth } from '#rules/coins.ts';
import { type Currency, money } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { QuotedCoins, WalletQuote } from './apply-wallet.ts';

type Schemas = components['schemas'];

interface ShownWallet {
  readonly coupons: Schemas['QuoteCoupons'];
  readonly coins: Schemas['QuoteCoins'];
}

/** The coupons and coins of a quote, as the contract has them. */
export async function presentWallet(
  shop: ShopContext,
  { used, best, bestSaves, usable, unusable, coins }: Omit<WalletQuote, 'priced' | 'problems'>,
  currency: Currency,
): Promise<ShownWallet> {
  const of = (amount: number) => money(amount, currency);
  const shown = await shop.hooks.wallets.present(shop, [
    ...usable.map(({ coupon }) => coupon),
    ...unusable.map(({ coupon }) => coupon),
  ]);
  const byId = new Map(shown.map((coupon) => [coupon.couponId, coupon]));
  return {
    coupons: {
      used: used.map(({ couponId, discount }) => ({ couponId, discount: of(discount) })),
      best: [...best],
      bestSaves: of(bestSaves),
      usable: usable.flatMap(({ coupon: { couponId }, discount }) => {
        const coupon = byId.get(couponId);
        return coupon === undefined ? [] : [{ coupon, discount: of(discount) }];
      }),
      unusable: unusable.flatMap(({ coupon: { couponId }, code, missing }) => {
        const coupon = byId.get(couponId);
        if (coupon === undefined) return [];
        return [
          { coupon, code, message: errors[code].message, ...(missing === undefined ? {} : { missing: of(missing) }) },
        ];
      }),
    },
    coins: presentCoins(coins, currency),
  };
}

/** The coins of a quote, as the contract has them. */
function presentCoins(coins: QuotedCoins, currency: Currency): Schemas['QuoteCoins'] {
  return {
    balance: coins.balance,
    max: coins.max,
    usable: coins.usable,
    used: coins.used,
    minimum: coinMinimum,
    step: coinStep,
    worth: money(coinWorth(coins.used, currency), currency),
    stepWorth: money(coinWorth(coinStep, currency), currency),
  };
}
