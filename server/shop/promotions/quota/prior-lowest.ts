import { LRUCache } from 'lru-cache';
import { lowestBetween, priorPeriod } from '#rules/price-history.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { readAskedPrices } from '../../catalogue/price-changes.ts';

interface Reduction {
  readonly promoItemId: string;
  readonly sku: string;
  readonly site: Site;
  readonly startTime: number;
}

/** Some hundred bytes each. */
const itemsInMemory = 2_000;
const begun = new WeakMap<Db, LRUCache<string, Promise<number | null>>>();

/**
 * Lowest price of the 30 days before a reduction begins, other promotions of the variant included, in minor units. What was before
 * one that has begun does not change any more, and is read once.
 */
export function readPriorLowest(db: Db, reduction: Reduction, now: number): Promise<number | null> {
  const { promoItemId, startTime } = reduction;
  if (now < startTime) return lowestBefore(db, reduction);
  const inMemory = begun.get(db) ?? new LRUCache<string, Promise<number | null>>({ max: itemsInMemory });
  begun.set(db, inMemory);
  const key = `${promoItemId} ${startTime}`;
  const before = inMemory.get(key);
  if (before) return before;
  const reading = lowestBefore(db, reduction);
  inMemory.set(key, reading);
  reading.catch(() => inMemory.delete(key));
  return reading;
}

async function lowestBefore(db: Db, { sku, site, startTime }: Reduction): Promise<number | null> {
  const from = startTime - priorPeriod;
  const changes = await readAskedPrices(db, { sku, site }, from, startTime);
  return lowestBetween(changes, from, startTime)?.amount ?? null;
}
