import { errors } from '#openapi/errors.ts';
import { shipsTo, type Site } from '#rules/markets.ts';
import type { PricedOrder } from '#rules/prices.ts';
import { protectionFee, type ProtectionTerms, protectionTerms } from '#rules/protection.ts';
import { decideProtection } from '#rules/protection-choice.ts';
import {
  type ShippingMethod,
  type ShippingOption,
  shippingOptions,
  type ShippingRate,
  shippingRates,
} from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { applyWallet, type WalletChoices, type WalletQuote } from '../pricing/apply-wallet.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import type { ResolvedLine } from '../pricing/line-offers.ts';
import { type Problem, problemsOf } from '../pricing/line-problem.ts';
import { canBePriced, type Destination, priceInput } from '../pricing/price-lines.ts';
import { emptyWallet, type MemberWallet } from '../pricing/wallet.ts';
import type { ExchangeItem } from '../coins/exchange-items.ts';
import { type ChosenLines, resolveChosen } from './choose-lines.ts';
import { priceExchange } from './price-exchange.ts';

/** What the shopper chose beside the lines. */
export interface QuoteChoices extends WalletChoices {
  readonly shippingMethod?: ShippingMethod;
  /** Shipping protection is bought. */
  readonly protection?: boolean;
}

/** Shipping protection of an order; `fee` in minor units is what it costs, chosen or not. */
export interface QuotedProtection {
  readonly isOffered: boolean;
  readonly isFree: boolean;
  readonly isActive: boolean;
  readonly fee: number;
}

interface QuoteInput {
  readonly site: Site;
  /** Whose coupons and coins it may be paid with; absent for a guest. */
  readonly accountId: string | undefined;
  readonly chosen: ChosenLines;
  readonly to: Destination;
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
  /** What coins alone are exchanged for. */
  readonly exchange?: ExchangeItem;
  readonly isGuest: boolean;
  readonly options: readonly ShippingOption[];
  /** The chosen delivery, else the first; none where we do not deliver. */
  readonly option: ShippingOption | undefined;
  readonly problems: readonly Problem[];
}

/** Prices an order; what stands in its way is part of the quote as problems and never thrown. */
export async function quoteOrder(
  shop: ShopContext,
  db: Db,
  { site, accountId, chosen: ordered, to, choices, now }: QuoteInput,
): Promise<OrderQuote> {
  const { exchange } = ordered;
  const resolved = await resolveChosen(shop, db, { site, now, accountId }, ordered);
  const lines = [...resolved.values()];
  const payable = lines.filter(canBePriced);
  const wallet =
    accountId === undefined
      ? emptyWallet
      : await shop.hooks.wallets.read(db, { accountId, now, chosen: choices.couponIds ?? [] });
  const dispatch = dispatchTime(payable, now);
  const rates = ratesOf(site, exchange);
  const [standard] = rates;
  const agreed = shipsTo(site, to.country) ? rates.find(({ code }) => code === choices.shippingMethod) : undefined;
  const rate = agreed ?? standard;
  // Coins alone pay for what they are exchanged for: there is no money to protect it with.
  const terms = exchange === undefined ? protectionTerms(site, to.country) : undefined;
  const requested = choices.protection === true;
  const { charged, ...decided } = decideProtection({ terms, requested, ...levelOf(wallet) });
  const input = {
    ...priceInput(payable, { site, to, now, rate }),
    ...(charged === undefined ? {} : { protection: charged }),
  };
  const { priced, problems, ...used } =
    exchange === undefined || accountId === undefined
      ? await applyWallet(shop, db, wallet, { site, accountId, now, lines: payable, input }, choices)
      : await priceExchange(db, wallet, { input, item: exchange, accountId });
  const options = shippingOptions(site, to.country, priced.shippingBase, dispatch, rates);
  return {
    site,
    to,
    lines,
    priced,
    wallet: used,
    ...(exchange === undefined ? {} : { exchange }),
    protection: withFee(decided, terms, priced.totals.goodsTotal),
    isGuest: accountId === undefined,
    options,
    option: options.find(({ code }) => code === rate.code),
    problems: [
      ...problemsOf(ordered.lines, resolved),
      ...orderProblems(site, ordered.lines, to),
      ...problems,
      ...(requested && terms === undefined ? [problem('PROTECTION_NOT_OFFERED')] : []),
    ],
  };
}

/** There is nothing to buy where nothing is paid for the goods. */
function withFee(
  decided: Omit<QuotedProtection, 'fee'>,
  terms: ProtectionTerms | undefined,
  goods: number,
): QuotedProtection {
  if (decided.isFree || terms === undefined) return { ...decided, fee: 0 };
  const fee = protectionFee(goods, terms);
  return fee === 0 ? { isOffered: false, isFree: false, isActive: false, fee } : { ...decided, fee };
}

const levelOf = ({ level }: MemberWallet) => (level === undefined ? {} : { level });

/** How an order can be delivered. The shop pays for the standard delivery of what coins are exchanged for. */
function ratesOf(site: Site, exchange: ExchangeItem | undefined): readonly [ShippingRate, ...ShippingRate[]] {
  const rates = shippingRates[site];
  return exchange === undefined ? rates : [{ ...rates[0], price: 0 }];
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

function problem(code: 'CART_EMPTY' | 'ADDR_COUNTRY_MARKET' | 'PROTECTION_NOT_OFFERED'): Problem {
  return { code, message: errors[code].message };
}
