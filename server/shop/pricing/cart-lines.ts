import { type BuyType, cartKey } from '#rules/cart-lines.ts';

/** A cart line: stored for a member, sent along by a guest. */
export interface CartLine {
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

/** A line as requests carry it. */
export interface LineInput {
  readonly sku: string;
  readonly quantity: number;
  readonly buyType?: number;
}

export const buyTypes: readonly BuyType[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The buy type of a number that the contract or the database has checked; anything else is an ordinary line. */
export function toBuyType(value: number | undefined): BuyType {
  return buyTypes.find((buyType) => buyType === value) ?? 0;
}

/** A basket of sent lines: equal keys are summed, and a line's id is its key. Without `selected` all lines are. */
export function linesFromInput(lines: readonly LineInput[], selected?: readonly string[]): CartLine[] {
  const byKey = new Map<string, CartLine>();
  for (const { sku, quantity, ...rest } of lines) {
    const buyType = toBuyType(rest.buyType);
    const key = cartKey(sku, buyType);
    const before = byKey.get(key)?.quantity ?? 0;
    const chosen = selected?.includes(key) ?? true;
    byKey.set(key, { id: key, key, sku, buyType, quantity: before + quantity, selected: chosen });
  }
  return [...byKey.values()];
}
