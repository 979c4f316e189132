import { createHash } from 'node:crypto';
import type { Tx } from '#server/db/schema.ts';

const mostBuckets = 16;

/** Pieces by bucket. */
export type BucketPieces = readonly (readonly [bucket: number, pieces: number])[];

const bucketCount = (quota: number): number => Math.min(mostBuckets, quota);

/** A quota spread over its buckets, as evenly as whole pieces allow. */
export function spreadQuota(quota: number): BucketPieces {
  const count = bucketCount(quota);
  if (count === 0) return [];
  const each = Math.floor(quota / count);
  return Array.from({ length: count }, (_, bucket) => [bucket, each + (bucket < quota % count ? 1 : 0)]);
}

/** The bucket that an order tries first: orders that come at once are spread over all of them. */
function firstBucket(orderNo: string, quota: number): number {
  return createHash('sha256').update(orderNo).digest().readUInt32BE() % bucketCount(quota);
}

interface Request {
  readonly promoItemId: string;
  readonly orderNo: string;
  readonly quota: number;
  readonly quantity: number;
}

/**
 * Claims pieces of an item. Mostly that is one conditional update of one bucket. Where that bucket has too few, one read that
 * waits for nobody refuses when all of them together do; else all are locked in ascending order and several give some.
 * @returns what each bucket gave; undefined where there are not enough, with nothing taken
 */
export async function claimPieces(
  tx: Tx,
  { promoItemId, orderNo, quota, quantity }: Request,
): Promise<BucketPieces | undefined> {
  const bucket = firstBucket(orderNo, quota);
  const taken = await tx
    .updateTable('promo_item_buckets')
    .set((row) => ({ remaining: row('remaining', '-', quantity) }))
    .where('promo_item_id', '=', promoItemId)
    .where('bucket', '=', bucket)
    .where('remaining', '>=', quantity)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 1n) return [[bucket, quantity]];
  const rows = tx
    .selectFrom('promo_item_buckets')
    .select(['bucket', 'remaining'])
    .where('promo_item_id', '=', promoItemId)
    .orderBy('bucket');
  if (gather(await rows.execute(), quantity) === undefined) return undefined;
  const parts = gather(await rows.forNoKeyUpdate().execute(), quantity);
  for (const [of, pieces] of parts ?? []) await addPieces(tx, promoItemId, of, -pieces);
  return parts;
}

/** The fewest buckets in ascending order that have the quantity together. */
function gather(
  rows: readonly { readonly bucket: number; readonly remaining: number }[],
  quantity: number,
): BucketPieces | undefined {
  const parts: [number, number][] = [];
  let missing = quantity;
  for (const { bucket, remaining } of rows) {
    const pieces = Math.min(remaining, missing);
    if (pieces > 0) parts.push([bucket, pieces]);
    missing -= pieces;
  }
  return missing === 0 ? parts : undefined;
}

/** The first pieces of what buckets gave, and the others. */
export function splitPieces(
  parts: BucketPieces,
  rest: number,
): { readonly rest: BucketPieces; readonly back: BucketPieces } {
  const first: [number, number][] = [];
  const others: [number, number][] = [];
  let missing = rest;
  for (const [bucket, pieces] of parts) {
    const part = Math.min(pieces, missing);
    missing -= part;
    if (part > 0) first.push([bucket, part]);
    if (pieces > part) others.push([bucket, pieces - part]);
  }
  return { rest: first, back: others };
}

/** Gives pieces back to the buckets that they came from. */
export async function returnPieces(tx: Tx, promoItemId: string, parts: BucketPieces): Promise<void> {
  for (const [bucket, pieces] of parts) await addPieces(tx, promoItemId, bucket, pieces);
}

async function addPieces(tx: Tx, promoItemId: string, bucket: number, pieces: number): Promise<void> {
  await tx
    .updateTable('promo_item_buckets')
    .set((row) => ({ remaining: row('remaining', '+', pieces) }))
    .where('promo_item_id', '=', promoItemId)
    .where('bucket', '=', bucket)
    .execute();
}
