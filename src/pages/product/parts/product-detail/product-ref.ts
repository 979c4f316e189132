import type { ProductRef } from '#src/api/queries/catalogue.ts';

const codePattern = /^[\w.-]{1,40}$/;

/** The product of the address by its spu, else by one of its SKUs; undefined where the address names neither. */
export function productRef(query: URLSearchParams): ProductRef | undefined {
  const spu = query.get('spu');
  if (spu !== null && codePattern.test(spu)) return { spu };
  const sku = query.get('sku');
  return sku !== null && codePattern.test(sku) ? { sku } : undefined;
}
