import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { detachCards } from '#server/payments/detach-card.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { cardOf, type PaymentRow, readPayment } from './payment-row.ts';

type SavedCard = components['schemas']['SavedCard'];

/** The member's cards, the default one first. Only the provider's reference of a card is kept. */
export async function listSavedCards(db: Db, accountId: string): Promise<SavedCard[]> {
  const rows = await db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    expMonth: row.exp_month,
    expYear: row.exp_year,
    isDefault: row.is_default === 1,
  }));
}

/** Forgets a card; another member's is not found. The newest of the others takes over as default. */
export async function deleteSavedCard(shop: ShopContext, accountId: string, id: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const gone = await tx
      .deleteFrom('saved_cards')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning(['id', 'token_ref', 'is_default'])
      .executeTakeFirst();
    if (!gone) throw new ShopError('NOT_FOUND');
    await detachCards(shop, tx, [gone]);
    if (gone.is_default === 1) await promoteNewest(tx, accountId);
  });
}

async function promoteNewest(tx: Tx, accountId: string): Promise<void> {
  const [heir] = await listSavedCards(tx, accountId);
  if (heir) await tx.updateTable('saved_cards').set({ is_default: 1 }).where('id', '=', heir.id).execute();
}

/** The provider's reference of a member's card. @throws NOT_FOUND */
export async function savedCardToken(db: Db, accountId: string, id: string): Promise<string> {
  const card = await db
    .selectFrom('saved_cards')
    .select('token_ref')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!card) throw new ShopError('NOT_FOUND');
  return card.token_ref;
}

/**
 * Keeps the card of an attempt, as its payer asked, once the provider has accepted it; the same card is kept once.
 * A decline that comes later takes it back.
 */
export async function saveCard(
  shop: ShopContext,
  accountId: string,
  paymentNo: string,
  tokenRef: string,
): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const payment = await readPayment(tx, paymentNo);
    const card = cardOf(payment);
    if (!card || payment.save_card === 0 || payment.saved_card_id !== null || payment.status === 'DECLINED') return;
    const cards = await tx
      .selectFrom('saved_cards')
      .select(['id', 'brand', 'last4', 'exp_month', 'exp_year'])
      .where('account_id', '=', accountId)
      .execute();
    const same = cards.find(
      (row) =>
        row.brand === card.brand &&
        row.last4 === card.last4 &&
        row.exp_month === card.expMonth &&
        row.exp_year === card.expYear,
    );
    if (same) return;
    const now = shop.clock.now();
    const id = shop.newId();
    await tx
      .insertInto('saved_cards')
      .values({
        id,
        account_id: accountId,
        provider: payment.provider,
        token_ref: tokenRef,
        brand: card.brand,
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        is_default: cards.length === 0 ? 1 : 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx.updateTable('payments').set({ saved_card_id: id }).where('payment_no', '=', paymentNo).execute();
  });
}

/** A card that was kept with an attempt which the bank then declined is not worth keeping. */
export async function forgetDeclinedCard(shop: ShopContext, tx: Tx, payment: PaymentRow): Promise<void> {
  if (payment.save_card === 0 || payment.saved_card_id === null) return;
  const gone = await tx
    .deleteFrom('saved_cards')
    .where('id', '=', payment.saved_card_id)
    .returning(['id', 'token_ref', 'account_id', 'is_default'])
    .executeTakeFirst();
  if (!gone) return;
  await detachCards(shop, tx, [gone]);
  if (gone.is_default === 1) await promoteNewest(tx, gone.account_id);
}
