import { createHash } from 'node:crypto';
import { authors } from './catalogue/reviews/authors.ts';
import { reviewsOf } from './catalogue/reviews.ts';
import type { ProductSeed } from './catalogue/types.ts';
import { day, minute } from './days.ts';
import type { NewRow } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

/** Nobody has a thing in hands, and an opinion, before it has been on sale for a week. */
const firstOpinion = 7;
const mostHelpful = 24;

/**
 * The reviews of a product. They belong to no order of this shop, hence are not marked as those of proven buyers. Each is
 * about one of the product's forms and was written on some day since it came out, the same for every seed.
 */
export function reviewRows({ spu, skus, releasedDaysAgo }: ProductSeed, now: number): NewRow<'reviews'>[] {
  const firstAuthor = seedNumber(`authors of ${spu}`, authors.length);
  return reviewsOf(spu).map(([rating, title, body, reply], index) => {
    const name = `review ${index} of ${spu}`;
    const daysAgo = 1 + seedNumber(`day of ${name}`, releasedDaysAgo - firstOpinion);
    const sku = skus[seedNumber(`sku of ${name}`, skus.length)] ?? skus[0];
    return {
      ...seedRow(name, now - daysAgo * day + seedNumber(`minute of ${name}`, 1440) * minute),
      spu,
      sku: sku.sku,
      account_id: null,
      author: authors[(firstAuthor + index) % authors.length] ?? '',
      order_no: null,
      line_id: null,
      rating,
      title,
      body,
      media: '[]',
      status: 'PUBLISHED',
      helpful: seedNumber(`helpful ${name}`, mostHelpful),
      merchant_reply: reply ?? null,
    };
  });
}

/** A whole number from 0 to below `limit` that depends on its name alone, as `seedId` does. */
function seedNumber(name: string, limit: number): number {
  return createHash('sha256').update(`number ${name}`).digest().readUInt32BE() % limit;
}
