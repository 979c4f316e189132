import { createHash } from 'node:crypto';
import type { CrowdSums } from '#rules/crowd.ts';
import type { Db, Tx } from '#server/db/schema.ts';

/** Rows that count the pledges of one project. */
export const countBuckets = 8;

/** The row that counts the pledges of a backer: those of one are counted by one after the other. */
const bucketOf = (backer: string): number => createHash('sha256').update(backer).digest().readUInt8() % countBuckets;

export interface Pledge {
  readonly order_no: string;
  readonly promo_id: string;
  readonly backer: string;
  readonly units: number;
  readonly amount: number;
}

/** Counts a pledge that is paid for, or no more. Its own row must have changed before. */
export async function countPledge(tx: Tx, pledge: Pledge, change: 1 | -1): Promise<void> {
  const { order_no: orderNo, promo_id: promoId, backer, units, amount } = pledge;
  const own = tx.updateTable('crowd_counts').where('promo_id', '=', promoId).where('bucket', '=', bucketOf(backer));
  await own
    .set((row) => ({
      units: row('units', '+', units * change),
      amount: row('amount', '+', Number(amount) * change),
    }))
    .execute();
  const other = await tx
    .selectFrom('crowd_pledges')
    .select('order_no')
    .where('promo_id', '=', promoId)
    .where('backer', '=', backer)
    .where('state', '=', 'PLEDGED')
    .where('order_no', '!=', orderNo)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) await own.set((row) => ({ backers: row('backers', '+', change) })).execute();
}

export interface CrowdCounts extends CrowdSums {
  readonly backers: number;
}

const none: CrowdCounts = { units: 0, amount: 0, backers: 0 };

/** What is pledged for some projects and paid for. */
export async function readCounts(db: Db, promoIds: readonly string[]): Promise<(promoId: string) => CrowdCounts> {
  if (promoIds.length === 0) return () => none;
  const rows = await db
    .selectFrom('crowd_counts')
    .select((row) => [
      'promo_id',
      row.fn.sum<number | string>('units').as('units'),
      row.fn.sum<number | string>('amount').as('amount'),
      row.fn.sum<number | string>('backers').as('backers'),
    ])
    .where('promo_id', 'in', promoIds)
    .groupBy('promo_id')
    .execute();
  const byProject = new Map(
    rows.map(({ promo_id: promoId, units, amount, backers }) => [
      promoId,
      { units: Number(units), amount: Number(amount), backers: Number(backers) },
    ]),
  );
  return (promoId) => byProject.get(promoId) ?? none;
}
