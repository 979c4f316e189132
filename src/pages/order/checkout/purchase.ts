import { useMemo } from 'react';
import type { components } from '#openapi/types.ts';
import { cartKey, type CartLineRequest, lineRequest, type LocalCart, selectedLines } from '#rules/cart-lines.ts';
import { useLocalCart, useMember } from '#src/actors/use-actors.ts';
import { usePlace } from '#src/hooks/use-place.ts';

type Quote = components['schemas']['Quote'];

/** What is being bought: the chosen lines of the cart, one product at once, one for coins, or a pledge. */
export interface Purchase {
  readonly source: 'CART' | 'BUY_NOW' | 'COIN' | 'PLEDGE';
  /** Undefined for a member's cart, for what coins are exchanged for and for a pledge, which the server knows. */
  readonly lines: readonly CartLineRequest[] | undefined;
  /** What coins are exchanged for, or the tier of a pledge. */
  readonly itemId?: string;
  /** The same text for the same purchase; a name, so that coming back finds its order. */
  readonly name: string;
}

const mostPieces = 999;

/** The purchase that an address of the checkout names. */
export function purchaseOf(query: URLSearchParams, local: LocalCart, isMember: boolean): Purchase {
  const sku = query.get('sku');
  if (query.get('source') === 'BUY_NOW' && sku) {
    const requested = Math.trunc(Number(query.get('quantity') ?? 1));
    const quantity = Number.isFinite(requested) ? Math.min(mostPieces, Math.max(1, requested)) : 1;
    const promoItemId = query.get('promoItemId') ?? undefined;
    const line = lineRequest({ sku, quantity, buyType: Number(query.get('buyType')), promoItemId });
    const name = ['BUY_NOW', sku, line.promoItemId, quantity].filter(Boolean).join(' ');
    return { source: 'BUY_NOW', lines: [line], name };
  }
  const itemId = query.get('itemId');
  const source = query.get('source');
  if ((source === 'COIN' || source === 'PLEDGE') && itemId) {
    return { source, lines: undefined, itemId, name: `${source} ${itemId}` };
  }
  if (isMember) return { source: 'CART', lines: undefined, name: 'CART' };
  const lines = selectedLines(local).map(lineRequest);
  return { source: 'CART', lines, name: 'CART' };
}

/** The lines of a cart that leave it with their order: those of its quote. One that waits for its launch is in none, and stays. */
export function orderedIds(lines: readonly CartLineRequest[], quote: Pick<Quote, 'lines'> | undefined): string[] {
  const ids = lines.map((line) => cartKey(line.sku, line.buyType, line));
  const quoted = quote && new Set(quote.lines.map(({ key }) => key));
  return quoted ? ids.filter((id) => quoted.has(id)) : ids;
}

export function usePurchase(): Purchase {
  const { query } = usePlace();
  const local = useLocalCart();
  const isMember = useMember() !== null;
  return useMemo(() => purchaseOf(query, local, isMember), [query, local, isMember]);
}
