import type { ProductRef } from '#src/api/queries/catalogue.ts';

const codePattern = /^[\w.-]{1,40}$/;
/** True for what can be the code of a product, of a SKU or of an item of a promotion. */
export const isCode = (text: string | null): text is string => text !== null && codePattern.test(text);

/** The product of the address by its spu, else by one of its SKUs; undefined where the address names neither. */
export function productRef(query: URLSearchParams): ProductRef | undefined {
  const spu = query.get('spu');
  if (isCode(spu)) return { spu };
  const sku = query.get('sku');
  return isCode(sku) ? { sku } : undefined;
}
