import type { PriceRef } from '#src/api/queries/catalogue.ts';
import { suitBuyType } from '#rules/cart-lines.ts';
import { isCode } from '../parts/product-ref.ts';

const most = 999;
/** So many pieces can be named beside the first of a bundle. */
const mostPieces = 40;

/** A whole number of an address between two bounds; undefined where it is none. */
function wholeNumber(text: string | null, lowest: number, highest: number): number | undefined {
  if (text === null || !/^\d{1,4}$/.test(text)) return undefined;
  return Math.min(highest, Math.max(lowest, Number(text)));
}

/** Which price the address asks for: one piece where it names no number; undefined where it names no SKU. */
export function priceRef(query: URLSearchParams): PriceRef | undefined {
  const sku = query.get('sku');
  if (!isCode(sku)) return undefined;
  const buyType = wholeNumber(query.get('buyType'), 0, 7) ?? 0;
  const promoItemId = query.get('promoItemId');
  const suitSkus = buyType === suitBuyType ? piecesOf(query.get('with')) : [];
  return {
    sku,
    quantity: wholeNumber(query.get('quantity'), 1, most) ?? 1,
    ...(buyType > 0 && { buyType }),
    ...(buyType > 0 && isCode(promoItemId) && { promoItemId }),
    ...(suitSkus.length > 0 && { suitSkus }),
  };
}

const piecesOf = (text: string | null) => (text ?? '').split(',').filter(isCode).slice(0, mostPieces);
