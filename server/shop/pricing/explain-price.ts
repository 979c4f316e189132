import type { components } from '#openapi/types.ts';
import type { LineSource } from '#rules/cart-lines.ts';
import { isLabelSite } from '#rules/energy.ts';
import type { Site } from '#rules/markets.ts';
import { savvyLevels } from '#rules/savvy-levels.ts';
import { type Currency, money } from '#rules/money.ts';
import { historyPeriod, lowestBetween, type PriceChange, pricesBetween, priorPeriod } from '#rules/price-history.ts';
import type { DiscountSource, PricedOrder } from '#rules/prices.ts';
import { shippingOptions } from '#rules/shipping.ts';
import { rateScale, taxRuleFor } from '#rules/taxes.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { refuseUnsold } from '../catalogue/load-offers.ts';
import { maxQuantity } from '../catalogue/offer.ts';
import { presentDelivery } from '../catalogue/present-delivery.ts';
import { readAskedPrices } from '../catalogue/price-changes.ts';
import { type CartLine, linesFromInput } from './cart-lines.ts';
import { type LineOffer, type ResolvedLine, resolveLines } from './line-offers.ts';
import { presentLine } from './present-line.ts';
import { canBePriced, priceInput } from './price-lines.ts';
import type { OfferVisit } from './promotions.ts';
import { applyWallet } from './apply-wallet.ts';
import { readClaimableDiscounts } from './claimable-discounts.ts';
import { presentWallet } from './present-wallet.ts';
import { emptyWallet } from './wallet.ts';

type Schemas = components['schemas'];
type PriceStep = Schemas['PriceStep'];

interface PriceRequest extends LineSource {
  readonly site: Site;
  readonly country: string;
  /** Whose coupons and coins it can be counted with; absent for a guest. */
  readonly accountId: string | undefined;
  readonly couponId?: string;
  readonly shippingCouponId?: string;
  /** True: with as many coins as can be used. */
  readonly coins?: boolean;
  /** The other pieces of the bundle of the line. */
  readonly suitSkus?: readonly string[];
}

/** What a guest is told to earn: the level that every member starts with. */
const newMember = { ...emptyWallet, earnMultiplier: savvyLevels[0].multiplier };

const hundredPercent = 100;

/**
 * How the price of some pieces comes about, step by step, with standard delivery to the shopper's country: the prices of a
 * cart that holds them and nothing else, with the coupons and coins that a member chose. A coupon that cannot be used
 * changes nothing. More pieces than can be bought are counted as those that can. A promotion that does
 * not run leaves the plain price. A bundle is counted whole, where its pieces are all there; else the first of them alone.
 * @throws NOT_FOUND, NOT_IN_MARKET, OFF_SALE
 */
export async function explainPrice(shop: ShopContext, request: PriceRequest): Promise<Schemas['PriceDetail']> {
  const { site, country, accountId } = request;
  const now = shop.clock.now();
  const lines = await resolveRequest(shop, request, now);
  const [counted] = lines;
  const { offer } = counted;
  const chosen = [request.couponId, request.shippingCouponId].flatMap((id) => id ?? []);
  const wallet =
    accountId === undefined ? newMember : await shop.hooks.wallets.read(shop.db, { accountId, now, chosen });
  const input = priceInput(lines, { site, to: { country }, now });
  const order = { site, accountId, now, lines, input };
  const coinAmount = request.coins === true ? Infinity : 0;
  const quote = await applyWallet(shop, shop.db, wallet, order, { couponIds: chosen, coinAmount });
  const { priced } = quote;
  const { coupons, coins } = await presentWallet(shop, quote, offer.currency);
  const { sku, spu, title, image, options, quantity, unit, left = null, stockState } = presentLine(counted);
  const changes = await readAskedPrices(shop.db, { sku, site }, now - historyPeriod, now);
  const [standard] = shippingOptions(site, country, priced.shippingBase, now);
  const priceChange = ({ at, amount }: PriceChange) => ({ at, amount: money(amount, offer.currency) });
  return {
    ...{ spu, sku, title, image, options, quantity, maxQuantity: maxQuantity(offer), left, stockState, unit },
    steps: stepsOf(offer, priced),
    tax: taxOf(priced, site, country, offer.currency),
    total: money(priced.totals.grandTotal, offer.currency),
    shipTo: country,
    shipping: standard ? presentDelivery(standard, offer.currency) : null,
    priorLowest: isLabelSite(site) ? priorLowest(offer, changes, now) : null,
    history: pricesBetween(changes, now - historyPeriod, now).map(priceChange),
    asOf: now,
    coinsToEarn: priced.totals.coinsToEarn,
    coupons: {
      used: coupons.used.map(({ couponId }) => couponId),
      best: coupons.best,
      usable: coupons.usable,
      claimable: await readClaimableDiscounts(shop, order, accountId),
    },
    coins: accountId === undefined ? { ...coins, max: 0 } : coins,
    ...pricedSuit(lines),
  };
}

/** Its name is of no cart: it only holds the pieces together while they are counted. */
const suitGroupId = 'counted';

/** The line that is asked about, with the others of its bundle where that takes something off. */
async function resolveRequest(
  shop: ShopContext,
  { suitSkus = [], ...source }: PriceRequest,
  now: number,
): Promise<readonly [ResolvedLine, ...ResolvedLine[]]> {
  const { sku, quantity, buyType, promoItemId, site, accountId } = source;
  const group = { buyType, promoItemId, suitGroupId };
  const others = suitSkus.map((other) => ({ sku: other, quantity: 1, ...group }));
  const requested = linesFromInput([{ sku, quantity, ...group }, ...others]);
  const [first, ...more] = await resolveAll(shop, { site, now, accountId }, requested);
  if (first === undefined) throw new ShopError('NOT_FOUND');
  refuseUnsold(first.offer);
  const isWhole = more.length + 1 === requested.length && [first, ...more].every(canBePriced);
  const suit = first.offer.suit;
  if (isWhole && suit !== undefined && typeof suit.granted !== 'string') return [first, ...more];
  const most = Math.max(1, maxQuantity(first.offer));
  return [{ ...first, line: { ...first.line, quantity: Math.min(first.line.quantity, most) } }];
}

async function resolveAll(shop: ShopContext, visit: OfferVisit, lines: readonly CartLine[]): Promise<ResolvedLine[]> {
  const resolved = await resolveLines(shop, shop.db, visit, lines);
  return lines.flatMap(({ key }) => resolved.get(key) ?? []);
}

function pricedSuit(lines: readonly ResolvedLine[]): Pick<Schemas['PriceDetail'], 'suit'> {
  const suit = lines[0]?.offer.suit;
  if (suit === undefined || typeof suit.granted === 'string') return {};
  const pieces = lines.map((line) => {
    const { sku, title, options, quantity } = presentLine(line);
    return { sku, title, options, quantity };
  });
  return { suit: { suitId: suit.suitId, title: suit.title, pieces } };
}

/** The reductions in the order in which they are taken off. */
const reductionSteps: readonly (readonly [DiscountSource, PriceStep['kind']])[] = [
  ['SALE', 'SALE'],
  ['PROMO', 'PROMOTION'],
  ['SUIT', 'SUIT'],
  ['COUPON', 'COUPON'],
  ['COIN', 'COINS'],
];

/** Every step of the waterfall that changes the sum; delivery is named also where it costs nothing. */
function stepsOf(offer: LineOffer, { totals, lines }: PricedOrder): PriceStep[] {
  const { currency } = offer;
  const step = (kind: PriceStep['kind'], amount: number): PriceStep => ({ kind, amount: money(amount, currency) });
  const discounts = lines.flatMap((line) => line.discounts);
  const reductions = reductionSteps.flatMap(([source, kind]): PriceStep[] => {
    const amount = discounts.reduce((sum, discount) => (discount.source === source ? sum + discount.amount : sum), 0);
    const hasEnd = source === 'SALE' && lines.length === 1 && offer.saleEnd !== null;
    return amount === 0 ? [] : [{ ...step(kind, -amount), ...(hasEnd ? { until: offer.saleEnd } : {}) }];
  });
  return [
    step('LIST', totals.listTotal),
    ...reductions,
    step('SHIPPING', totals.shipping),
    ...(totals.shippingDiscount === 0 ? [] : [step('COUPON', -totals.shippingDiscount)]),
    ...(totals.taxIncluded || totals.tax === 0 ? [] : [step('TAX', totals.tax)]),
  ];
}

function taxOf(
  { totals }: PricedOrder,
  site: Site,
  country: string,
  currency: Currency,
): Schemas['PriceDetail']['tax'] {
  const rule = taxRuleFor(site, { country });
  return {
    amount: money(totals.tax, currency),
    percent: (rule.rate * hundredPercent) / rateScale,
    included: rule.included,
    known: rule.known,
  };
}

/** What a reduction is announced against; without one, what the last 30 days asked at least. */
function priorLowest(
  { unitAmount, listAmount, priorLowestAmount, saleStart, currency, promotion }: LineOffer,
  changes: readonly PriceChange[],
  now: number,
): Schemas['PriceDetail']['priorLowest'] {
  const isPromoted = promotion?.since !== undefined && promotion.amount === unitAmount;
  const isReduced = !isPromoted && unitAmount < listAmount && priorLowestAmount !== null;
  const until = isPromoted ? promotion.since : isReduced ? (saleStart ?? now) : now;
  const lowest = lowestBetween(changes, until - priorPeriod, until);
  // The price on the card and the product page is the one written down with the sale; its day is known from the history.
  const amount = isReduced ? priorLowestAmount : lowest?.amount;
  if (amount === undefined) return null;
  return { amount: money(amount, currency), at: lowest?.amount === amount ? lowest.at : null };
}
