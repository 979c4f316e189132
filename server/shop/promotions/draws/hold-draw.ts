import { moveDraw } from '#machines/draw/move.ts';
import { drawWinners, type DrawWinner, numberEntries, rootOf, seedText } from '#rules/draw.ts';
import { maskName } from '#rules/mask-name.ts';
import { isSignedRound } from '#server/beacons/signatures.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { closeEntries } from '../giveaways/entries.ts';
import { chainOf, type DrawRow, entriesOf, moveDrawRow, prizesOf, serverDigest, termsOf } from './draw-row.ts';

/**
 * Seals the entries of a draw at their close: from then on nobody enters, and root and count are public.
 * @returns false where it is not the time, or somebody else has done it @throws where it is too late for its round
 */
export async function sealEntries(shop: ShopContext, row: DrawRow): Promise<boolean> {
  const { promo_id: promoId, close_time: closeTime, round_time: roundTime, status, campaign } = row;
  const event = { type: 'entries.seal', now: shop.clock.now() } as const;
  if (event.now < closeTime || status !== 'SCHEDULED') return false;
  if (moveDraw({ status, closeTime, roundTime }, event) === undefined)
    throw new Error(
      `The entries of ${campaign} weren’t sealed in time: choose a later round with \`draw postpone ${campaign}\``,
    );
  await withTransaction(shop, 'durable', (tx) => closeEntries(tx, promoId, event.now));
  const numbered = await numberEntries(campaign, await readEntries(shop.db, promoId), serverDigest);
  const ids = numbered.map(({ id }) => id);
  const root = await rootOf(ids, serverDigest);
  const entries = JSON.stringify(numbered.map(({ pseudonym, sequence }) => ({ pseudonym, sequence })));
  // Counted by the clock after the root is there: it is the time at which it is published.
  const now = shop.clock.now();
  return withTransaction(shop, 'durable', (tx) =>
    moveDrawRow(
      tx,
      row,
      { type: 'entries.seal', now },
      { entries, entry_count: ids.length, root, root_time: now },
      now,
    ),
  );
}

/** The entries that count. */
async function readEntries(db: Db, promoId: string) {
  const rows = await db
    .selectFrom('giveaway_entries')
    .innerJoin('giveaway_members', 'giveaway_members.account_id', 'giveaway_entries.account_id')
    .select(['pseudonym', 'sequence'])
    .where('promo_id', '=', promoId)
    .where('revoked_time', 'is', null)
    .execute();
  return rows.map(({ pseudonym, sequence }) => ({ pseudonym, sequence: Number(sequence) }));
}

/**
 * Draws the winners as soon as the beacon has spoken.
 * @returns false as long as it has not, or where somebody else has done it @throws where its answer is not to be believed
 */
export async function holdDraw(shop: ShopContext, row: DrawRow): Promise<boolean> {
  const chain = chainOf(row);
  if (row.status !== 'CLOSED' || shop.clock.now() < row.round_time) return false;
  if (shop.beacon?.chain.chainHash !== chain.chainHash)
    throw new Error(`${row.campaign} is waiting for a beacon that the shop no longer uses`);
  if (row.seed !== seedText(termsOf(row), row.seed.slice(row.seed.lastIndexOf('|') + 1)))
    throw new Error(`The prizes, the limit or the times of ${row.campaign} aren’t the ones that were sealed`);
  const answer = await shop.beacon.readRound(Number(row.round));
  if (!answer.ok && answer.failure.kind !== 'invalid') return false;
  if (!answer.ok || !(await isSignedRound(chain, answer.value)))
    throw new Error(`The beacon's round ${row.round} for ${row.campaign} is not signed by it`);
  const { randomness, signature } = answer.value;
  const entries = await numberEntries(row.campaign, entriesOf(row), serverDigest);
  const winners = await drawWinners({ seed: row.seed, randomness, prizes: prizesOf(row) }, entries, serverDigest);
  const now = shop.clock.now();
  return withTransaction(shop, 'durable', async (tx) => {
    const change = { randomness, signature, drawn_at: now };
    if (!(await moveDrawRow(tx, row, { type: 'round.read', now }, change, now))) return false;
    const leaves = new Map(entries.map(({ id }, leaf) => [id, leaf]));
    await writeWinners(tx, row, winners, leaves);
    return true;
  });
}

async function writeWinners(
  tx: Tx,
  { promo_id: promoId }: DrawRow,
  winners: readonly DrawWinner[],
  leaves: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [at, { entryId, prize }] of winners.entries()) {
    const owner = await tx
      .selectFrom('giveaway_entries')
      .innerJoin('accounts', 'accounts.id', 'giveaway_entries.account_id')
      .innerJoin('giveaway_entrants', (join) =>
        join
          .onRef('giveaway_entrants.account_id', '=', 'giveaway_entries.account_id')
          .onRef('giveaway_entrants.promo_id', '=', 'giveaway_entries.promo_id'),
      )
      .select(['accounts.id', 'accounts.nickname', 'accounts.country', 'giveaway_entrants.site'])
      .where('giveaway_entries.promo_id', '=', promoId)
      .where('entry_id', '=', entryId)
      .executeTakeFirst();
    await tx
      .insertInto('draw_winners')
      .values({
        ...{
          promo_id: promoId,
          place: at + 1,
          entry_id: entryId,
          leaf: leaves.get(entryId) ?? 0,
          prize,
          prize_id: null,
          granted_at: null,
          refusal: null,
        },
        ...{ account_id: owner?.id ?? null, site: owner?.site ?? null },
        ...{ masked_name: maskName(owner?.nickname ?? ''), country: owner?.country ?? '' },
      })
      .execute();
  }
}
