import { errors, type ErrorCode } from '#openapi/errors.ts';
import { bestCoupons, discountAlone, discountOf, priceWithCoupons, savedBy } from '#rules/best-coupons.ts';
import { coinLimit, coinWorth, fitCoins, takesCoins, usableCoins } from '#rules/coins.ts';
import {
  type ApplicableCoupon,
  checkCoupon,
  type CouponCheck,
  isForShipping,
  type RefusedCoupon,
  stackCoupons,
} from '#rules/coupons.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { type PricedOrder, type PriceInput, priceOrder } from '#rules/prices.ts';
import type { Db } from '#server/db/schema.ts';
import { readCouponLines } from './coupon-lines.ts';
import { type GiftLines, readGiftLines } from './gift-lines.ts';
import type { LineSources, ResolvedLine } from './line-offers.ts';
import type { Problem } from './line-problem.ts';
import { toPriceLine } from './price-lines.ts';
import type { HeldCoupon, MemberWallet } from './wallet.ts';

/** What a member wants to spend on an order. */
export interface WalletChoices {
  /** The best combination; `couponIds` is left out then. */
  readonly autoCoupon?: boolean;
  readonly couponIds?: readonly string[];
  /** Coins; Infinity for as many as can be used. */
  readonly coinAmount?: number;
}

/** A coupon that an order is priced with. Amounts are minor units, above 0. */
export interface UsedCoupon {
  readonly couponId: string;
  readonly discount: number;
  /** What it could at most take off: its lines, the delivery, or the worth of the gift. */
  readonly subtotal: number;
}

export interface QuotedCoins {
  readonly balance: number;
  readonly max: number;
  readonly usable: number;
  readonly used: number;
}

/** A gift with what earns it. */
export interface QuotedGift extends ResolvedLine {
  readonly earnedBy: {
    /** What the lines of its coupon have to come to; minor units, 0 for none. */
    readonly threshold: number;
    /** The keys of those lines. */
    readonly keys: readonly string[];
  };
}

/** An order priced with the coupons and coins of a member. */
export interface WalletQuote {
  readonly priced: PricedOrder;
  readonly used: readonly UsedCoupon[];
  /** What a coupon gives away. */
  readonly gifts: readonly QuotedGift[];
  readonly best: readonly string[];
  /** Minor units. */
  readonly bestSaves: number;
  /** The largest discount first. */
  readonly usable: readonly { readonly coupon: HeldCoupon; readonly discount: number }[];
  readonly unusable: readonly (RefusedCoupon & { readonly coupon: HeldCoupon })[];
  readonly coins: QuotedCoins;
  /** What the member's level multiplies earned coins by, in hundredths; 0 for a guest. */
  readonly earnPercent: number;
  readonly problems: readonly Problem[];
}

/** What is bought, before coupons and coins. */
export interface WalletOrder {
  readonly site: Site;
  readonly accountId: string | undefined;
  readonly now: number;
  /** Another member has had what new members get at the address that it goes to. */
  readonly isPlaceTaken?: boolean;
  /** The lines that can be paid for. */
  readonly lines: readonly ResolvedLine[];
  /** Their price without coupons and coins. */
  readonly input: PriceInput;
}

/** Prices an order with what its member chose of their wallet; what does not work is a problem and never thrown. */
export async function applyWallet(
  shop: LineSources,
  db: Db,
  wallet: MemberWallet,
  order: WalletOrder,
  choices: WalletChoices,
): Promise<WalletQuote> {
  const { site, accountId, now, lines, isPlaceTaken = false } = order;
  const { earnMultiplier } = wallet;
  const input = { ...order.input, ...(earnMultiplier === undefined ? {} : { earnMultiplier }) };
  const plain = priceOrder(input);
  const goods = await readCouponLines(db, lines, plain, wallet.coupons);
  const gifts = await readGiftLines(shop, db, { site, now, accountId }, lines, wallet.coupons);
  const checks = wallet.coupons.map((coupon) => {
    const check = checkCoupon(coupon, { site, now, goods });
    return isPlaceTaken && coupon.isForNewcomers ? notHere(check) : withGift(check, gifts);
  });
  const applicable = checks.flatMap((check) => (check.ok ? [check] : []));
  const best = bestCoupons(input, applicable);
  const takesOff = (coupons: readonly ApplicableCoupon[]) => withEffect(coupons, input, gifts);
  const { used, problems } = choices.autoCoupon
    ? { used: takesOff(best.coupons), problems: [] }
    : chooseCoupons(checks, choices.couponIds ?? [], takesOff);
  const giftLines = used.flatMap(({ coupon }) => gifts.get(coupon.couponId) ?? []);
  const withCoupons: PriceInput = {
    ...input,
    lines: [
      ...input.lines,
      ...giftLines.map(({ resolved, couponId }) => ({ ...toPriceLine(resolved), giftOf: couponId })),
    ],
  };
  const { priced: couponed } = priceWithCoupons(withCoupons, used);
  const coins = fitted(wallet, { site, lines, couponed }, choices.coinAmount ?? 0);
  const { priced } = priceWithCoupons(
    { ...withCoupons, coins: { id: 'coins', amount: coinWorth(coins.used, currencyOfSite(site)), keys: coins.keys } },
    used,
  );
  return {
    priced,
    used: used.map((one) => toUsed(one, priced)),
    gifts: used.flatMap(({ coupon: { couponId, terms }, keys }) => {
      const gift = gifts.get(couponId);
      return gift ? [{ ...gift.resolved, earnedBy: { threshold: terms.thresholdAmount, keys } }] : [];
    }),
    best: best.coupons.map(({ coupon }) => coupon.couponId),
    bestSaves: savedBy(best, plain),
    usable: wallet.coupons
      .flatMap((coupon, index) => {
        const check = checks[index];
        if (check?.ok !== true) return [];
        return [{ coupon, discount: discountAlone(check, plain) + (gifts.get(coupon.couponId)?.worth ?? 0) }];
      })
      .toSorted((a, b) => b.discount - a.discount || a.coupon.validTo - b.coupon.validTo),
    unusable: wallet.coupons.flatMap((coupon, index) => {
      const check = checks[index];
      return check === undefined || check.ok ? [] : [{ ...check, coupon }];
    }),
    coins: { balance: coins.balance, max: coins.max, usable: coins.usable, used: coins.used },
    earnPercent: Math.round((earnMultiplier ?? 0) * 100),
    problems: [...problems, ...(coins.problem === undefined ? [] : [problem(coins.problem)])],
  };
}

/** Another member has had what new members get where the order goes to. */
const notHere = (check: CouponCheck): CouponCheck =>
  check.ok ? { ok: false, coupon: check.coupon, code: 'COUPON_NOT_FOR_YOU' } : check;

/** A coupon whose gift cannot be sent is good for nothing. */
function withGift(check: CouponCheck, gifts: GiftLines): CouponCheck {
  if (!check.ok || check.coupon.terms.kind !== 'GIFT' || gifts.has(check.coupon.couponId)) return check;
  return { ok: false, coupon: check.coupon, code: 'COUPON_GIFT_GONE' };
}

/** A coupon that takes nothing off, such as one for a delivery that is free, stays with the member. */
function withEffect(chosen: readonly ApplicableCoupon[], input: PriceInput, gifts: GiftLines): ApplicableCoupon[] {
  const { priced } = priceWithCoupons(input, chosen);
  return chosen.filter(({ coupon }) => gifts.has(coupon.couponId) || discountOf(coupon, priced) > 0);
}

function toUsed({ coupon, eligible }: ApplicableCoupon, priced: PricedOrder): UsedCoupon {
  const { couponId } = coupon;
  const discount = discountOf(coupon, priced);
  if (isForShipping(coupon)) return { couponId, discount, subtotal: priced.totals.shipping };
  return { couponId, discount, subtotal: coupon.terms.kind === 'GIFT' ? discount : eligible };
}

interface ChosenCoupons {
  readonly used: readonly ApplicableCoupon[];
  readonly problems: readonly Problem[];
}

/**
 * The coupons of a list that go together, the earlier one first, and a problem for each of the others: one that takes nothing
 * off stands in the way of none.
 */
function chooseCoupons(
  checks: readonly CouponCheck[],
  couponIds: readonly string[],
  takesOff: (coupons: readonly ApplicableCoupon[]) => readonly ApplicableCoupon[],
): ChosenCoupons {
  const ids = [...new Set(couponIds)];
  const found = ids.flatMap((id) => checks.filter(({ coupon }) => coupon.couponId === id));
  const { used, refused } = stackCoupons(found);
  const helpful = new Set(takesOff(used));
  const idle = new Set(used.filter((one) => !helpful.has(one)).map(({ coupon }) => coupon.couponId));
  if (idle.size > 0) {
    const others = ids.filter((id) => !idle.has(id));
    const { used: rest, problems } = chooseCoupons(checks, others, takesOff);
    return { used: rest, problems: [...problems, ...[...idle].map(() => problem('COUPON_NO_EFFECT'))] };
  }
  return {
    used,
    problems: [
      ...refused.map(({ code }) => problem(code)),
      ...(found.length < ids.length ? [problem('COUPON_NOT_FOR_YOU')] : []),
    ],
  };
}

function fitted(
  { coins: balance, earnMultiplier }: MemberWallet,
  {
    site,
    lines,
    couponed,
  }: { readonly site: Site; readonly lines: readonly ResolvedLine[]; readonly couponed: PricedOrder },
  requested: number,
) {
  const keys = lines.filter(({ line }) => takesCoins(line.buyType)).map(({ line }) => line.key);
  const eligible = couponed.lines
    .filter(({ key }) => keys.includes(key))
    .reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const limit = coinLimit(eligible, currencyOfSite(site));
  const usable = usableCoins(limit, balance);
  const { coins: used, problem } = requested === Infinity ? { coins: usable } : fitCoins(requested, { limit, balance });
  const max = earnMultiplier === undefined ? 0 : limit;
  return { keys, balance, max, usable, used, problem };
}

function problem(code: ErrorCode): Problem {
  return { code, message: errors[code].message };
}
