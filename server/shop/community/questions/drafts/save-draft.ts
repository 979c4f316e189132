import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { qaDraftsMax } from '#rules/qa-limits.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { openCoinAccount } from '../../../coins/ledger/lots.ts';

type Schemas = components['schemas'];
type Change = Schemas['QaDraftChange'];
export type DraftRow = Selectable<Schema['qa_drafts']>;

/** A draft as its author gets it: the text exactly as it was typed. */
export const presentDraft = (row: DraftRow): Schemas['QaDraft'] => ({
  draftId: row.draft_id,
  kind: row.kind,
  target: row.target,
  title: row.title,
  body: row.body,
  version: row.version,
  savedTime: row.saved_time,
});

/** What a member has written about one thing and not sent, the newest first. */
export const readDrafts = (
  db: Db,
  accountId: string,
  { kind, target }: Pick<DraftRow, 'kind' | 'target'>,
): Promise<DraftRow[]> =>
  db
    .selectFrom('qa_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .orderBy('saved_time', 'desc')
    .orderBy('draft_id', 'desc')
    .execute();

/** Whether all of an earlier text stands in a later one. */
const holds = (later: Pick<Change, 'title' | 'body'>, earlier: Pick<Change, 'title' | 'body'>): boolean =>
  later.title.includes(earlier.title) && later.body.includes(earlier.body);

/**
 * Keeps what a member is writing. A change of a version that is not the last one is a draft of its own, unless it holds all
 * that the last one says: no text is written over that its author has not seen.
 * @throws QA_DRAFTS_FULL
 */
export async function saveDraft(
  shop: ShopContext,
  accountId: string,
  change: Change,
): Promise<Schemas['QaDraftSaved']> {
  const { kind, target } = change;
  const saved = await withTransaction(shop, 'durable', async (tx) => {
    // Whoever comes second waits here: two tabs save at once.
    await openCoinAccount(shop, tx, accountId);
    const stored = await tx
      .selectFrom('qa_drafts')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('draft_id', '=', change.draftId)
      .executeTakeFirst();
    if (!stored) return insertDraft(shop, tx, accountId, change);
    const isSeen = stored.version === change.version || (stored.target === target && holds(change, stored));
    const isOver = stored.kind === kind && isSeen;
    return isOver
      ? updateDraft(shop, tx, stored, change)
      : insertDraft(shop, tx, accountId, { ...change, draftId: shop.newId() });
  });
  const all = await readDrafts(shop.db, accountId, { kind, target });
  return {
    draft: presentDraft(saved),
    others: all.filter(({ draft_id: id }) => id !== saved.draft_id).map(presentDraft),
  };
}

async function insertDraft(shop: ShopContext, tx: Tx, accountId: string, change: Change): Promise<DraftRow> {
  const { draftId, kind, target, title, body } = change;
  const { drafts } = await tx
    .selectFrom('qa_drafts')
    .select((row) => row.fn.countAll<number>().as('drafts'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(drafts) >= qaDraftsMax) throw new ShopError('QA_DRAFTS_FULL');
  return tx
    .insertInto('qa_drafts')
    .values({
      ...{ account_id: accountId, draft_id: draftId, kind, target, title, body },
      ...{ version: 1, saved_time: shop.clock.now() },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const updateDraft = (
  { clock }: ShopContext,
  tx: Tx,
  stored: DraftRow,
  { target, title, body }: Change,
): Promise<DraftRow> =>
  tx
    .updateTable('qa_drafts')
    .set({ target, title, body, version: stored.version + 1, saved_time: clock.now() })
    .where('account_id', '=', stored.account_id)
    .where('draft_id', '=', stored.draft_id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Throws a draft away; one that is not there is gone already. */
export async function deleteDraft(tx: Db, accountId: string, draftId: string | undefined): Promise<void> {
  if (draftId === undefined) return;
  await tx.deleteFrom('qa_drafts').where('account_id', '=', accountId).where('draft_id', '=', draftId).execute();
}
