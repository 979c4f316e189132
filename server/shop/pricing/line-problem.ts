import { errors, type ErrorCode } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { CartLine } from './cart-lines.ts';
import type { LineVariant } from './line-variants.ts';

/** A problem of the contract whose code is one of the error table. */
export type Problem = components['schemas']['Problem'] & { readonly code: ErrorCode };

interface Found {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly max?: number;
}

/** Why a line cannot be ordered as it stands, by the first rule that it breaks. */
function obstacle(line: CartLine, goods: LineVariant | undefined): Found | undefined {
  if (goods === undefined) return { code: 'OFF_SALE', message: 'We do not know this item any more.' };
  const { active, sellable, available, perOrderLimit } = goods.offer;
  if (line.buyType !== 0) return { code: 'OFF_SALE', message: 'This offer is not running.' };
  if (!active) return { code: 'OFF_SALE' };
  if (!sellable) return { code: 'NOT_IN_MARKET' };
  if (available === 0) return { code: 'OUT_OF_STOCK' };
  if (line.quantity > perOrderLimit && perOrderLimit <= available) {
    return {
      code: 'CART_QTY_LIMIT',
      max: perOrderLimit,
      message: `One order holds at most ${perOrderLimit} of these.`,
    };
  }
  if (line.quantity > available) return { code: 'CART_QTY_LIMIT', max: available, message: `Only ${available} left.` };
  return undefined;
}

/** What stands in the way of ordering a line, undefined when nothing does. */
export function lineProblem(line: CartLine, goods: LineVariant | undefined): Problem | undefined {
  const found = obstacle(line, goods);
  if (found === undefined) return undefined;
  const { code, message, max } = found;
  return { key: line.key, code, message: message ?? errors[code].message, ...(max === undefined ? {} : { max }) };
}

/** Tells that the price of a line is another than when it was put in; never stands in the way. */
export function priceChangeOf({ key, addedAmount }: CartLine, { offer }: LineVariant): Problem | undefined {
  if (addedAmount === undefined || addedAmount === offer.unitAmount || !offer.sellable) return undefined;
  return {
    key,
    code: 'PRICE_CHANGED',
    message: errors.PRICE_CHANGED.message,
    was: money(addedAmount, offer.currency),
    now: money(offer.unitAmount, offer.currency),
  };
}

/** True for what must be put right before an order; a changed price is only told. */
export function isObstacle({ code }: Problem): boolean {
  return code !== 'PRICE_CHANGED';
}
