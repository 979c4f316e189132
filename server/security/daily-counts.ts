import { createHmac } from 'node:crypto';
import { day } from '#rules/durations.ts';
import type { Db } from '../db/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { networksOf } from './network.ts';

type Counting = Pick<ShopContext, 'clock' | 'tokenSecret'>;

/** The day of the shop's clock, in UTC. */
export const dayNumber = ({ clock }: Pick<ShopContext, 'clock'>): number => Math.floor(clock.now() / day);

/**
 * Counts one more of a day for a subject, in one statement, so that no two callers get the last place. Subjects are kept as
 * digests that say nothing once the secret is gone.
 * @param subject what is counted and for whom, such as 'ticket network 203.0.113.7'
 * @returns false where the day has had `most`; nothing is written then
 */
export async function countOfDay(shop: Counting, db: Db, subject: string, most: number): Promise<boolean> {
  const digest = createHmac('sha256', shop.tokenSecret).update(`daily ${subject}`).digest('base64url');
  const { numInsertedOrUpdatedRows: counted } = await db
    .insertInto('daily_counts')
    .values({ subject: digest, day: dayNumber(shop), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'day'])
        .doUpdateSet((row) => ({ count: row('daily_counts.count', '+', 1) }))
        .where('daily_counts.count', '<', most),
    )
    .executeTakeFirstOrThrow();
  return counted === 1n;
}

/**
 * Counts one more of a day for the networks of a caller, the narrowest first; a wider one may have its share of `most`.
 * @param subject what is counted, such as 'ticket network'
 * @returns false where one of them has had as many
 */
export async function countOfNetworks(
  shop: Counting,
  db: Db,
  subject: string,
  { ip, most }: { readonly ip: string; readonly most: number },
): Promise<boolean> {
  for (const { name, share } of networksOf(ip))
    if (!(await countOfDay(shop, db, `${subject} ${name}`, most * share))) return false;
  return true;
}
