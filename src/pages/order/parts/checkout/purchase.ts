import { useMemo } from 'react';
import { type CartLineRequest, lineRequest, type LocalCart, plainBuyType, selectedLines } from '#rules/cart-lines.ts';
import { useLocalCart, useMember } from '#src/actors/use-actors.ts';
import { usePlace } from '#src/hooks/use-place.ts';

/** What is being bought: the chosen lines of the cart, one product at once, or one for coins. */
export interface Purchase {
  readonly source: 'CART' | 'BUY_NOW' | 'COIN';
  /** Undefined for a member's cart and for what coins are exchanged for, which the server knows. */
  readonly lines: readonly CartLineRequest[] | undefined;
  /** What coins are exchanged for. */
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
    return { source: 'BUY_NOW', lines: [{ sku, quantity, buyType: plainBuyType }], name: `BUY_NOW ${sku} ${quantity}` };
  }
  const itemId = query.get('itemId');
  if (query.get('source') === 'COIN' && itemId) {
    return { source: 'COIN', lines: undefined, itemId, name: `COIN ${itemId}` };
  }
  if (isMember) return { source: 'CART', lines: undefined, name: 'CART' };
  const lines = selectedLines(local).map(lineRequest);
  return { source: 'CART', lines, name: 'CART' };
}

export function usePurchase(): Purchase {
  const { query } = usePlace();
  const local = useLocalCart();
  const isMember = useMember() !== null;
  return useMemo(() => purchaseOf(query, local, isMember), [query, local, isMember]);
}
