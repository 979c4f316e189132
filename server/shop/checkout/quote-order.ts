import { errors } from '#openapi/errors.ts';
import { newUserBuyType } from '#rules/cart-lines.ts';
import { shipsTo, type Site } from '#rules/markets.ts';
import type { PricedOrder } from '#rules/prices.ts';
import { type ShippingMethod, type ShippingOption, shippingOptions } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { isPlaceTaken as isTaken } from '../coupons/newcomer-places.ts';
import type { WalletChoices, WalletQuote } from '../pricing/apply-wallet.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import type { ResolvedLine } from '../pricing/line-offers.ts';
import { type Problem, problemsOf } from '../pricing/line-problem.ts';
import { canBePriced, type Destination, priceInput } from '../pricing/price-lines.ts';
import { emptyWallet } from '../pricing/wallet.ts';
import type { ChosenLines } from './choose-lines.ts';
import type { QuoteParts } from './quote-parts.ts';
import { noPrizes, type QuotedPrize, quotePrizes } from './quote-prizes.ts';
import { type QuotedProtection, quoteProtection } from './quote-protection.ts';

/** What the shopper chose beside the lines. */
export interface QuoteChoices extends WalletChoices {
  readonly shippingMethod?: ShippingMethod;
  /** Prizes that it brings; left out, those that wait for the next order. */
  readonly prizeIds?: readonly string[];
  /** Shipping protection is bought. */
  readonly protection?: boolean;
}

interface QuoteInput {
  readonly site: Site;
  /** Whose coupons and coins it may be paid with; absent for a guest. */
  readonly accountId: string | undefined;
  /** No mail has proved the account: it spends neither coupons nor coins and is sent no prizes. */
  readonly isUnproved?: boolean;
  readonly chosen: ChosenLines;
  readonly to: Destination;
  /** Where it goes to, once that is known to the house. */
  readonly address?: AddressFields | undefined;
  readonly choices: QuoteChoices;
  readonly now: number;
}

/** Everything about an order before it is placed, from the rows of this moment. */
export interface OrderQuote {
  readonly site: Site;
  readonly to: Destination;
  readonly lines: readonly ResolvedLine[];
  readonly priced: PricedOrder;
  /** The coupons and coins of the member and what of them is used. */
  readonly wallet: Omit<WalletQuote, 'priced' | 'problems'>;
  readonly protection: QuotedProtection;
  /** What the member can have sent along, and what of it goes with the order. */
  readonly prizes: readonly QuotedPrize[];
  /** What is said of it beside its price. */
  readonly shown: QuoteParts['shown'];
  readonly isGuest: boolean;
  /** Whether it may have something that new members get, once at an address. */
  readonly isOfNewcomer: boolean;
  readonly options: readonly ShippingOption[];
  /** The chosen delivery, else the first; none where we do not deliver. */
  readonly option: ShippingOption | undefined;
  readonly problems: readonly Problem[];
}

/** Prices an order; what stands in its way is part of the quote as problems and never thrown. */
export async function quoteOrder(
  shop: ShopContext,
  db: Db,
  { site, accountId, isUnproved = false, chosen: ordered, to, address, choices, now }: QuoteInput,
): Promise<OrderQuote> {
  const { lines: chosen, parts } = ordered;
  const wallet =
    accountId === undefined || isUnproved
      ? emptyWallet
      : await shop.hooks.wallets.read(db, { accountId, now, chosen: choices.couponIds ?? [] });
  const isOfNewcomer =
    chosen.some(({ buyType }) => buyType === newUserBuyType) || wallet.coupons.some((coupon) => coupon.isForNewcomers);
  const isPlaceTaken =
    isOfNewcomer &&
    accountId !== undefined &&
    address !== undefined &&
    (await isTaken(shop, db, { accountId, address }));
  const resolved = await parts.resolve(shop, db, { site, now, accountId, isPlaceTaken }, chosen);
  const lines = [...resolved.values()];
  const payable = lines.filter(canBePriced);
  const { prizes, problem: prizeProblem } =
    accountId === undefined || isUnproved || !parts.bringsPrizes
      ? noPrizes
      : await quotePrizes(db, { accountId, site, now, prizeIds: choices.prizeIds });
  const rates = parts.ratesOf(site);
  const [standard] = rates;
  const agreed = shipsTo(site, to.country) ? rates.find(({ code }) => code === choices.shippingMethod) : undefined;
  const rate = agreed ?? standard;
  const requested = choices.protection === true;
  const protection = quoteProtection(parts.protectionOf(site, to.country), { requested, level: wallet.level });
  const input = { ...priceInput(payable, { site, to, now, rate }), ...protection.input };
  const order = { site, accountId, now, isPlaceTaken, lines: payable, input };
  const { priced, problems, ...used } = await parts.pay(shop, db, wallet, order, choices);
  const options = shippingOptions(site, to.country, priced.shippingBase, dispatchTime(payable, now), rates);
  return {
    site,
    to,
    lines,
    priced,
    wallet: used,
    prizes,
    shown: parts.shown,
    protection: protection.quotedFor(priced.totals.goodsTotal),
    isGuest: accountId === undefined,
    isOfNewcomer,
    options,
    option: options.find(({ code }) => code === rate.code),
    problems: [
      ...problemsOf(chosen, resolved),
      ...orderProblems(site, chosen, to),
      ...(prizeProblem === undefined ? [] : [prizeProblem]),
      ...problems,
      ...protection.problems,
    ],
  };
}

/** An order leaves when its last pre-ordered piece is there. */
function dispatchTime(lines: readonly ResolvedLine[], now: number): number {
  return Math.max(now, ...lines.map(({ offer }) => offer.preorderShipAt ?? 0));
}

function orderProblems(site: Site, lines: readonly CartLine[], { country }: Destination): Problem[] {
  return [
    ...(lines.length === 0 ? [problem('CART_EMPTY')] : []),
    ...(shipsTo(site, country) ? [] : [problem('ADDR_COUNTRY_MARKET')]),
  ];
}

function problem(code: 'CART_EMPTY' | 'ADDR_COUNTRY_MARKET'): Problem {
  return { code, message: errors[code].message };
}
