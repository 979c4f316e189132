import { type BuyType, cartKey, type LinePromotion, lineRequest, type LineSource } from '#rules/cart-lines.ts';

/** A cart line: stored for a member, sent along by a guest. */
export interface CartLine extends LinePromotion {
  readonly id: string;
  readonly key: string;
  readonly sku: string;
  readonly buyType: BuyType;
  readonly quantity: number;
  readonly selected: boolean;
  /** Price of one piece when it was put in, in minor units; a guest's cart does not know it. */
  readonly addedAmount?: number;
  readonly mergeNote?: string;
}

/** The line that a request asks for; its id is its key. */
export function toCartLine(input: LineSource): CartLine {
  const line = lineRequest(input);
  const key = cartKey(line.sku, line.buyType, line);
  return { id: key, key, ...line, selected: true };
}

/** The lines of a request; equal keys are summed. Without `selected` all of them are selected. */
export function linesFromInput(inputs: readonly LineSource[], selected?: readonly string[]): CartLine[] {
  const byKey = new Map<string, CartLine>();
  for (const input of inputs) {
    const line = toCartLine(input);
    const quantity = line.quantity + (byKey.get(line.key)?.quantity ?? 0);
    byKey.set(line.key, { ...line, quantity, selected: selected?.includes(line.key) ?? true });
  }
  return [...byKey.values()];
}

/** The columns of cart and order lines that say which promotion a line belongs to. */
export function promotionColumns({ buyType, promoItemId, suitGroupId }: LinePromotion & Pick<CartLine, 'buyType'>): {
  buy_type: BuyType;
  promo_item_id: string | null;
  suit_group_id: string | null;
} {
  return { buy_type: buyType, promo_item_id: promoItemId ?? null, suit_group_id: suitGroupId ?? null };
}
