import { createHash } from 'node:crypto';
import type { Selectable, UpdateObject } from 'kysely';
import type { components } from '#openapi/types.ts';
import { moveDraw } from '#machines/draw/move.ts';
import type { DrawEvent } from '#machines/draw/types.ts';
import type { BeaconChain, Digest, DrawEntry, DrawFile, DrawTerms, DrawWinner } from '#rules/draw.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { GiveawayPrize } from '../giveaways/giveaway-config.ts';

export type DrawRow = Selectable<Schema['draws']>;

/** What shoppers are told of each status. */
export const stateOf = {
  SCHEDULED: 'SCHEDULED',
  CLOSED: 'CLOSED',
  DRAWN: 'CLOSED',
  ANNOUNCED: 'ANNOUNCED',
  CANCELLED: 'CANCELLED',
} as const satisfies Record<DrawRow['status'], components['schemas']['DrawState']>;

/** SHA-256 at once: a draw of the server is a job, and no page waits for it. */
export const serverDigest: Digest = (bytes) => Uint8Array.from(createHash('sha256').update(bytes).digest());

export const chainOf = (row: Pick<DrawRow, 'chain'>): BeaconChain => JSON.parse(row.chain);
export const prizesOf = (row: Pick<DrawRow, 'prizes'>): GiveawayPrize[] => JSON.parse(row.prizes);
export const entriesOf = (row: Pick<DrawRow, 'entries'>): DrawEntry[] => JSON.parse(row.entries ?? '[]');

/** Null is what a row says whose draw was sealed before seeds named the limit: its file is of version 1. */
const limitOf = ({ entry_limit: limit }: DrawRow) => (limit === null ? {} : { entryLimit: limit });

/** What the seed of a draw has to name. */
export const termsOf = (row: DrawRow): DrawTerms => ({
  campaign: row.campaign,
  beacon: chainOf(row),
  round: Number(row.round),
  closeTime: row.close_time,
  prizes: prizesOf(row).map(({ title, count }) => ({ title, count })),
  ...limitOf(row),
});

/** What a draw has published so far; `undefined` where it has not. */
export function publishedOf(row: DrawRow): Partial<DrawFile> {
  const { root, root_time: rootTime, entry_count: count, randomness, signature, seed } = row;
  const isOver = row.status === 'ANNOUNCED';
  return {
    ...termsOf(row),
    seedCommit: row.seed_commit,
    ...(root !== null && rootTime !== null && count !== null && { root, rootTime, count }),
    ...(isOver && randomness !== null && signature !== null && { randomness, signature, seed }),
  };
}

/** The file of a draw whose winners are announced; undefined before. */
export function fileOf(row: DrawRow, winners: readonly DrawWinner[]): DrawFile | undefined {
  if (row.status !== 'ANNOUNCED') return undefined;
  const version = row.entry_limit === null ? 1 : 2;
  const file = { version, ...publishedOf(row), entries: entriesOf(row), winners };
  return file as DrawFile;
}

export const findDraw = (db: Db, promoId: string): Promise<DrawRow | undefined> =>
  db.selectFrom('draws').selectAll().where('promo_id', '=', promoId).executeTakeFirst();

export async function readWinners(db: Db, promoId: string): Promise<DrawWinner[]> {
  const rows = await db
    .selectFrom('draw_winners')
    .select(['entry_id', 'prize'])
    .where('promo_id', '=', promoId)
    .orderBy('place')
    .execute();
  return rows.map(({ entry_id: entryId, prize }) => ({ entryId, prize }));
}

/**
 * Moves a draw as its machine allows it, if nobody else has moved it since it was read.
 * @returns false where it was not moved
 */
export async function moveDrawRow(
  tx: Tx,
  row: DrawRow,
  event: DrawEvent,
  change: UpdateObject<Schema, 'draws'>,
  now: number,
): Promise<boolean> {
  const { promo_id: promoId, status: before, close_time: closeTime, round_time: roundTime } = row;
  const status = moveDraw({ status: before, closeTime, roundTime }, event);
  if (status === undefined) return false;
  const { numUpdatedRows: moved } = await tx
    .updateTable('draws')
    .set({ ...change, status, updated_at: now })
    .where('promo_id', '=', promoId)
    .where('status', '=', before)
    .where('seed_commit', '=', row.seed_commit)
    .executeTakeFirst();
  return moved === 1n;
}
