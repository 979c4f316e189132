import { earnedCoins } from './coins.ts';
import { protectionFee, type ProtectionTerms } from './protection.ts';
import { allocate, fractionOf } from './shares.ts';
import { rateScale, type TaxRule } from './taxes.ts';

/** Amounts here are minor units of the one currency of the order. */
export interface PriceLine {
  readonly key: string;
  readonly quantity: number;
  readonly listAmount: number;
  readonly saleAmount?: number;
  /** The sale runs from this instant on, and ends just before `saleEnd`; without a bound it is open on that side. */
  readonly saleStart?: number;
  readonly saleEnd?: number;
  /** The price of a running promotion that the line's buyType grants. */
  readonly promo?: { readonly id: string; readonly amount: number };
  /** The coupon that gives the line away; it costs nothing and no other discount falls on it. */
  readonly giftOf?: string;
}

/** A discount decided elsewhere, spread here over the lines named by key. */
export interface SpreadDiscount {
  readonly id: string;
  readonly amount: number;
  readonly keys: readonly string[];
}

export interface PriceInput {
  readonly lines: readonly PriceLine[];
  readonly now: number;
  readonly tax: TaxRule;
  /** The chosen delivery; absent before there is one. Free when goods after the coupon reach `freeAt`. */
  readonly shipping?: { readonly price: number; readonly freeAt?: number };
  readonly suits?: readonly SpreadDiscount[];
  readonly orderCoupon?: SpreadDiscount;
  readonly shippingCoupon?: { readonly id: string; readonly amount: number };
  readonly coins?: SpreadDiscount;
  /** What is charged for shipping protection; left out, nothing. */
  readonly protection?: ProtectionTerms;
  /** What the member's level multiplies earned coins by; left out, the order earns none. */
  readonly earnMultiplier?: number;
}

export type DiscountSource = 'SALE' | 'PROMO' | 'SUIT' | 'COUPON' | 'COIN';

export interface LineDiscount {
  readonly source: DiscountSource;
  readonly id?: string;
  readonly amount: number;
}

export interface PricedLine {
  readonly key: string;
  readonly quantity: number;
  /** List price of one piece. */
  readonly list: number;
  /** Price of one piece after sale or promotion. */
  readonly unit: number;
  readonly discounts: readonly LineDiscount[];
  /** What the shopper pays for the line, before any added tax. */
  readonly lineTotal: number;
  readonly taxAmount: number;
}

export interface Totals {
  readonly listTotal: number;
  readonly promoDiscount: number;
  readonly suitDiscount: number;
  readonly couponDiscount: number;
  readonly coinDiscount: number;
  /** The goods after all discounts: the sum of the line totals. */
  readonly goodsTotal: number;
  readonly shipping: number;
  readonly shippingDiscount: number;
  readonly protection: number;
  readonly tax: number;
  readonly taxIncluded: boolean;
  readonly grandTotal: number;
  readonly coinsToEarn: number;
  readonly saved: number;
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
  /** The part of the tax that lies on delivery; with the lines' tax amounts it sums to the tax total. */
  readonly shippingTax: number;
  /** The goods after the coupon, which free delivery is measured on. */
  readonly shippingBase: number;
}

interface OpenLine {
  readonly line: PriceLine;
  readonly unit: number;
  readonly discounts: readonly LineDiscount[];
  readonly left: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const leftOf = (lines: readonly OpenLine[]): number => sum(lines.map(({ left }) => left));

function onSale({ saleStart, saleEnd }: PriceLine, now: number): boolean {
  return (saleStart === undefined || now >= saleStart) && (saleEnd === undefined || now < saleEnd);
}

/** Steps 1 to 3: the lowest of list, sale and promotion price; sale and promotion never add up. */
function openLine(line: PriceLine, now: number): OpenLine {
  const sale = line.saleAmount !== undefined && onSale(line, now) ? line.saleAmount : line.listAmount;
  const promo = line.promo?.amount ?? line.listAmount;
  const unit = Math.max(0, Math.min(line.listAmount, sale, promo));
  const amount = (line.listAmount - unit) * line.quantity;
  const byPromo = line.promo !== undefined && promo < sale;
  const discount: LineDiscount = byPromo ? { source: 'PROMO', id: line.promo.id, amount } : { source: 'SALE', amount };
  return { line, unit, discounts: amount === 0 ? [] : [discount], left: unit * line.quantity };
}

/** Step 5 for a gift: its coupon takes off all that it costs. */
function giveAway(open: OpenLine): OpenLine {
  const { line, left } = open;
  if (line.giftOf === undefined || left === 0) return open;
  return { ...open, discounts: [...open.discounts, { source: 'COUPON', id: line.giftOf, amount: left }], left: 0 };
}

/** Steps 4, 5 and 7: spreads a discount by largest remainder, at most what is left to pay on its lines. */
function spread(lines: readonly OpenLine[], source: DiscountSource, discount: SpreadDiscount | undefined): OpenLine[] {
  if (discount === undefined) return [...lines];
  const weights = lines.map(({ line, left }) => (discount.keys.includes(line.key) ? left : 0));
  const amount = Math.min(Math.max(0, discount.amount), sum(weights));
  if (amount === 0) return [...lines];
  const parts = allocate(amount, weights);
  return lines.map((open, index) => {
    const part = parts[index] ?? 0;
    if (part === 0) return open;
    return {
      ...open,
      discounts: [...open.discounts, { source, id: discount.id, amount: part }],
      left: open.left - part,
    };
  });
}

function taxOf(base: number, { rate, included }: TaxRule): number {
  return included ? fractionOf(base, rate, rateScale + rate) : fractionOf(base, rate, rateScale);
}

/**
 * The price waterfall of one order: list, sale, promotion, suits, order coupon, shipping and its coupon, coins,
 * protection, tax. Every total is the exact sum of its lines and none is below 0. Protection carries no tax.
 */
export function priceOrder(input: PriceInput): PricedOrder {
  const { tax } = input;
  const opened = input.lines.map((line) => openLine(line, input.now));
  const suited = (input.suits ?? []).reduce((lines, suit) => spread(lines, 'SUIT', suit), opened);
  const couponed = spread(suited.map(giveAway), 'COUPON', input.orderCoupon);
  const paid = spread(couponed, 'COIN', input.coins);

  const shippingBase = leftOf(couponed);
  const goodsTotal = leftOf(paid);
  const free = input.shipping?.freeAt !== undefined && shippingBase >= input.shipping.freeAt;
  const shipping = free ? 0 : (input.shipping?.price ?? 0);
  const shippingDiscount = Math.min(shipping, Math.max(0, input.shippingCoupon?.amount ?? 0));
  const delivery = shipping - shippingDiscount;
  const protection = input.protection === undefined ? 0 : protectionFee(goodsTotal, input.protection);

  const taxBases = [...paid.map(({ left }) => left), tax.onShipping ? delivery : 0];
  const taxTotal = taxOf(sum(taxBases), tax);
  const taxParts = allocate(taxTotal, taxBases);

  const listTotal = sum(input.lines.map((line) => line.listAmount * line.quantity));
  const promoDiscount = listTotal - leftOf(opened);
  const suitDiscount = leftOf(opened) - leftOf(suited);
  const couponDiscount = leftOf(suited) - shippingBase;
  const coinDiscount = shippingBase - goodsTotal;
  return {
    lines: paid.map(({ line, unit, discounts, left }, index) => ({
      key: line.key,
      quantity: line.quantity,
      list: line.listAmount,
      unit,
      discounts,
      lineTotal: left,
      taxAmount: taxParts[index] ?? 0,
    })),
    totals: {
      listTotal,
      promoDiscount,
      suitDiscount,
      couponDiscount,
      coinDiscount,
      goodsTotal,
      shipping,
      shippingDiscount,
      protection,
      tax: taxTotal,
      taxIncluded: tax.included,
      grandTotal: goodsTotal + delivery + protection + (tax.included ? 0 : taxTotal),
      coinsToEarn: input.earnMultiplier === undefined ? 0 : earnedCoins(goodsTotal, input.earnMultiplier),
      saved: promoDiscount + suitDiscount + couponDiscount + coinDiscount + shippingDiscount,
    },
    shippingTax: taxParts.at(-1) ?? 0,
    shippingBase,
  };
}
