import { errors, type ErrorCode } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { money } from '#rules/money.ts';
import type { CartLine } from './cart-lines.ts';
import type { OfferRefusal, ResolvedLine, ResolvedLines } from './line-offers.ts';

/** A problem of the contract whose code is one of the error table. */
export type Problem = components['schemas']['Problem'] & { readonly code: ErrorCode };

interface Obstacle {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly max?: number;
  readonly opensTime?: number;
}

const refusals: Readonly<Record<OfferRefusal, Obstacle>> = {
  PROMOTION_NOT_RUNNING: { code: 'OFF_SALE', message: 'This offer isn’t running right now.' },
  PROMOTION_NOT_STARTED: { code: 'PROMO_NOT_STARTED' },
};

/** Why a line cannot be ordered as it stands, by the first rule that it breaks. */
function obstacleTo(resolved: ResolvedLine | undefined): Obstacle | undefined {
  if (resolved === undefined) return { code: 'OFF_SALE', message: 'We no longer sell this item.' };
  const { quantity } = resolved.line;
  const { active, sellable, available, perOrderLimit, refusal, opensTime, promotion, shopperLeft, site } =
    resolved.offer;
  if (refusal !== undefined) return refusals[refusal];
  if (!active) return { code: 'OFF_SALE' };
  if (!sellable) return { code: 'NOT_IN_MARKET' };
  if (opensTime !== undefined) {
    return { code: 'NOT_LAUNCHED', opensTime, message: `You can buy this from ${deadlineText(opensTime, site)}.` };
  }
  if (available === 0) return { code: promotion?.left === 0 ? 'PROMO_SOLD_OUT' : 'OUT_OF_STOCK' };
  if (promotion?.memberLeft === 0 || shopperLeft === 0) return { code: 'PROMO_USER_LIMIT', max: 0 };
  if (perOrderLimit === 0) return { code: 'CART_QTY_LIMIT', max: 0, message: 'You can’t buy any more of this offer.' };
  return quantity > Math.min(perOrderLimit, available) ? tightestLimit(resolved.offer) : undefined;
}

/** Which limit of an offer allows the fewest pieces, at least one: that of the shopper, of an order, of the promotion or of the stock. */
function tightestLimit({ available, perOrderLimit, promotion, shopperLeft }: ResolvedLine['offer']): Obstacle {
  const max = Math.min(perOrderLimit, available);
  if (max === promotion?.memberLeft) {
    return { code: 'PROMO_USER_LIMIT', max, message: `You can order up to ${max} of these at this price.` };
  }
  if (max === shopperLeft) return { code: 'PROMO_USER_LIMIT', max, message: `You can order up to ${max} of these.` };
  if (max === perOrderLimit) {
    return { code: 'CART_QTY_LIMIT', max, message: `One order can have up to ${max} of these.` };
  }
  if (max === promotion?.left) return { code: 'PROMO_SOLD_OUT', max, message: `Only ${max} left at this price.` };
  return { code: 'CART_QTY_LIMIT', max, message: `Only ${max} left.` };
}

/** What stands in the way of ordering a line, undefined when nothing does. @param resolved undefined for an unknown SKU */
export function lineProblem({ key }: Pick<CartLine, 'key'>, resolved: ResolvedLine | undefined): Problem | undefined {
  const obstacle = obstacleTo(resolved);
  if (obstacle === undefined) return undefined;
  const { code, message, max, opensTime } = obstacle;
  return {
    ...{ key, code, message: message ?? errors[code].message },
    ...(max === undefined ? {} : { max }),
    ...(opensTime === undefined ? {} : { opensTime }),
  };
}

/** The difference between the price of a line and the one at which it was put in; never stands in the way. */
export function priceChangeOf({ line: { key, addedAmount }, offer }: ResolvedLine): Problem | undefined {
  const before = addedAmount ?? offer.promotion?.wasAmount;
  if (before === undefined || before === offer.unitAmount || !offer.sellable) return undefined;
  return {
    key,
    code: 'PRICE_CHANGED',
    message: errors.PRICE_CHANGED.message,
    was: money(before, offer.currency),
    now: money(offer.unitAmount, offer.currency),
  };
}

const hadHere =
  'This price is available once per address, and it has been used at this one, so the normal price applies.';

/** What a shopper is told of a line that can be bought: that it has no promotion any more, or that its price has changed. */
function noticeOf(resolved: ResolvedLine): Problem | undefined {
  const change = priceChangeOf(resolved);
  if (resolved.offer.promotionEnded === undefined) return change;
  const notice = { ...change, key: resolved.line.key };
  return resolved.offer.isPlaceTaken
    ? { ...notice, code: 'PROMO_ELIGIBILITY', message: hadHere }
    : { ...notice, code: 'PROMO_ENDED', message: errors.PROMO_ENDED.message };
}

/** The obstacles of some lines in their order. */
export function obstaclesOf(lines: readonly CartLine[], resolved: ResolvedLines): Problem[] {
  return lines.flatMap((line) => lineProblem(line, resolved.get(line.key)) ?? []);
}

/** Obstacles and notices of some lines in their order; of a line with both, the obstacle. */
export function problemsOf(lines: readonly CartLine[], resolved: ResolvedLines): Problem[] {
  return lines.flatMap((line) => {
    const found = resolved.get(line.key);
    return lineProblem(line, found) ?? (found === undefined ? [] : (noticeOf(found) ?? []));
  });
}

/** True for a coupon or a number of coins that an order is priced without, or with less of. */
function isAboutWallet({ code }: Problem): boolean {
  return code.startsWith('COUPON_') || code.startsWith('COIN_');
}

/** True for what the shopper chose and an order is priced without. */
export function isLeftOut(problem: Problem): boolean {
  return problem.code === 'PROTECTION_NOT_OFFERED' || problem.code === 'PRIZE_GONE' || isAboutWallet(problem);
}

const notices: readonly ErrorCode[] = ['PRICE_CHANGED', 'PROMO_ENDED', 'PROMO_ELIGIBILITY'];

/** True for what must be put right before an order; a price that has changed is for information, and what is left out as well. */
export function isObstacle(problem: Problem): boolean {
  return !notices.includes(problem.code) && !isLeftOut(problem);
}
