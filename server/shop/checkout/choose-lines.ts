import type { LineSource } from '#rules/cart-lines.ts';
import type { components } from '#openapi/types.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import { type CartLine, linesFromInput } from '../pricing/cart-lines.ts';
import { type CartOwner, readLines } from '../cart/stored-lines.ts';

export interface LineChoice {
  readonly source: components['schemas']['OrderSource'];
  readonly lines?: readonly LineSource[];
}

/** The stored cart whose selected lines are ordered; none for a guest and for buying at once. */
export function storedCartOf(context: RequestContext, { source }: LineChoice): CartOwner | undefined {
  return source === 'CART' && isMember(context) ? context : undefined;
}

/**
 * The lines of an order: BUY_NOW sends one, a guest's CART sends all, a member's CART sends none.
 * @throws BAD_REQUEST for lines that do not fit the source
 */
export async function chooseLines(
  db: Db,
  context: RequestContext,
  choice: LineChoice,
  now: number,
): Promise<CartLine[]> {
  const { source, lines } = choice;
  const cart = storedCartOf(context, choice);
  if (cart !== undefined) {
    if (lines !== undefined) throw badLines('The stored cart is ordered as it is; send no lines');
    return (await readLines(db, cart, now)).filter(({ selected }) => selected);
  }
  if (lines === undefined) throw badLines('Lines are required');
  if (source === 'BUY_NOW' && lines.length !== 1) throw badLines('Buying at once takes one line');
  return linesFromInput(lines);
}

function badLines(message: string): ShopError {
  return new ShopError('BAD_REQUEST', { fields: [{ path: 'lines', rule: 'pattern', message }] });
}
