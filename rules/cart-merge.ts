import {
  type BuyType,
  cartKey,
  type CartLineInput,
  lineRequest,
  type LinePromotion,
  plainBuyType,
  promotionOf,
} from './cart-lines.ts';
import { cartMaxLines } from './limits.ts';

/** What the catalogue says about a line; a line without an entry is unknown. */
export interface LineLimits {
  readonly sellable: boolean;
  readonly perOrderLimit: number;
  /** Pieces that can be bought now. */
  readonly stock: number;
  /** The offer behind a promotional buyType is over: the line becomes a plain one. */
  readonly offerEnded?: boolean;
}

export interface MergedLine extends LinePromotion {
  readonly key: string;
  readonly sku: string;
  readonly buyType: BuyType;
  readonly quantity: number;
  readonly mergeNote?: string;
}

export type DropReason = 'UNKNOWN' | 'OFF_SALE' | 'OUT_OF_STOCK' | 'CART_FULL';

export interface DroppedLine {
  readonly key: string;
  readonly sku: string;
  readonly quantity: number;
  readonly reason: DropReason;
  readonly note: string;
}

export interface CartMerge {
  readonly lines: readonly MergedLine[];
  readonly dropped: readonly DroppedLine[];
}

const dropNotes: Readonly<Record<DropReason, string>> = {
  UNKNOWN: 'This item no longer exists',
  OFF_SALE: 'This item is not on sale in your market',
  OUT_OF_STOCK: 'This item is out of stock',
  CART_FULL: `Your cart is full (${cartMaxLines} lines)`,
};

const offerEndedNote = 'The offer has ended; the normal price applies';

interface Incoming extends LinePromotion {
  readonly key: string;
  readonly sku: string;
  readonly buyType: BuyType;
  readonly quantity: number;
  readonly offerEnded: boolean;
}

function sumByKey(lines: readonly CartLineInput[], limits: ReadonlyMap<string, LineLimits>): Incoming[] {
  const byKey = new Map<string, Incoming>();
  for (const input of lines) {
    if (input.quantity <= 0) continue;
    const { sku, quantity, buyType: requestedType, ...requested } = lineRequest(input);
    const offerEnded = limits.get(cartKey(sku, requestedType, requested))?.offerEnded === true;
    const buyType = offerEnded ? plainBuyType : requestedType;
    const promotion = promotionOf({ ...requested, buyType });
    const key = cartKey(sku, buyType, promotion);
    const before = byKey.get(key);
    byKey.set(key, {
      key,
      sku,
      buyType,
      ...promotion,
      quantity: (before?.quantity ?? 0) + quantity,
      offerEnded: offerEnded || before?.offerEnded === true,
    });
  }
  return [...byKey.values()];
}

function capNote(before: number, added: number, limits: LineLimits): string | undefined {
  const cap = Math.min(limits.perOrderLimit, limits.stock);
  if (before + added <= cap) return undefined;
  const end = limits.perOrderLimit <= limits.stock ? `limit ${cap}` : `${cap} in stock`;
  return `${before} in your basket + ${added} here = ${end}`;
}

/**
 * Merges the lines of a guest into the cart of the account, in this order of rules:
 * 1. a promotional line whose offer has ended becomes a plain line, with a note;
 * 2. quantities of equal keys are summed;
 * 3. unknown, off-sale and out-of-stock lines are dropped, with a note;
 * 4. a sum above limit or stock is capped, with a note, but never below what the cart already held;
 * 5. new lines go to the front in the order they came, up to 50 lines in all; the others are dropped, with a note.
 */
export function mergeCartLines(
  server: readonly MergedLine[],
  incoming: readonly CartLineInput[],
  limits: ReadonlyMap<string, LineLimits>,
): CartMerge {
  const changed = new Map<string, MergedLine>();
  const added: MergedLine[] = [];
  const dropped: DroppedLine[] = [];

  for (const line of sumByKey(incoming, limits)) {
    const drop = (reason: DropReason): void => {
      dropped.push({ key: line.key, sku: line.sku, quantity: line.quantity, reason, note: dropNotes[reason] });
    };
    const limit = limits.get(line.key);
    if (limit === undefined) {
      drop('UNKNOWN');
      continue;
    }
    if (!limit.sellable) {
      drop('OFF_SALE');
      continue;
    }
    const present = server.find(({ key }) => key === line.key);
    const before = present?.quantity ?? 0;
    const quantity = Math.max(before, Math.min(before + line.quantity, limit.perOrderLimit, limit.stock));
    if (quantity <= 0) {
      drop('OUT_OF_STOCK');
      continue;
    }
    if (present === undefined && server.length + added.length >= cartMaxLines) {
      drop('CART_FULL');
      continue;
    }
    const notes = [line.offerEnded ? offerEndedNote : undefined, capNote(before, line.quantity, limit)];
    const mergeNote = notes.filter((note) => note !== undefined).join('. ');
    const { key, sku, buyType } = line;
    const note = mergeNote === '' ? {} : { mergeNote };
    const merged: MergedLine = { key, sku, buyType, ...promotionOf(line), quantity, ...note };
    if (present === undefined) added.push(merged);
    else changed.set(key, merged);
  }

  return { lines: [...added, ...server.map((line) => changed.get(line.key) ?? line)], dropped };
}
