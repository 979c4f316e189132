import { mostCompared } from '#rules/compare.ts';
import { store } from './browser-store.ts';
import { jsonEntry } from './entry.ts';
import { isRecord, listOf, shortText } from './shapes.ts';
import { storedHook } from './stored-hook.ts';
import { viewedProductOf, type ViewedProduct } from './viewed-product.ts';

/** A variant that was picked to be compared. */
export interface ComparedLamp extends ViewedProduct {
  readonly sku: string;
}

function comparedLampOf(value: unknown): ComparedLamp | undefined {
  const product = viewedProductOf(value);
  const sku = isRecord(value) ? shortText(value['sku']) : undefined;
  return product && sku ? { sku, ...product } : undefined;
}

export const compared = jsonEntry('compared', listOf(comparedLampOf, mostCompared), []);

/** What was picked in this browser to be compared, in any of its tabs and markets, in the order of picking. */
export const useCompared = storedHook(compared);

/** @returns false where there are as many as stand side by side, and nothing has changed */
export function keepCompared({ sku, spu, title, image }: ComparedLamp): boolean {
  const lamps = store.read(compared).filter((lamp) => lamp.sku !== sku);
  if (lamps.length >= mostCompared) return false;
  store.write(compared, [...lamps, { sku, spu, title, image }]);
  return true;
}

export function dropCompared(sku: string): void {
  store.write(
    compared,
    store.read(compared).filter((lamp) => lamp.sku !== sku),
  );
}

/** Takes these instead of what was picked before. */
export function replaceCompared(lamps: readonly ComparedLamp[]): void {
  store.write(
    compared,
    lamps.map(({ sku, spu, title, image }) => ({ sku, spu, title, image })),
  );
}
