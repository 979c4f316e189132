import { createHmac } from 'node:crypto';
import { mailboxOf } from '#rules/mailbox.ts';
import type { Tx } from '#server/db/schema.ts';
import { tokenHash } from '#server/security/token-hash.ts';

/** What is kept of a member whose pieces are counted. */
export const memberBuyer = (accountId: string): string => tokenHash(`account:${accountId}`);

/** What is kept of a guest: one for all addresses of a mailbox. */
const guestBuyer = ({ tokenSecret }: { readonly tokenSecret: string }, email: string): string =>
  createHmac('sha256', tokenSecret)
    .update(`promotion buyer ${mailboxOf(email)}`)
    .digest('base64url');

interface Buyer {
  readonly account_id: string | null;
  readonly guest_email: string | null;
}

/** Who orders; an order is of a member or of a guest with an address. */
export function buyerOf(
  shop: { readonly tokenSecret: string },
  { account_id: accountId, guest_email: email }: Buyer,
): string {
  return accountId === null ? guestBuyer(shop, email ?? '') : memberBuyer(accountId);
}

interface Count {
  readonly buyer: string;
  readonly promoItemId: string;
  readonly quantity: number;
}

/** Counts pieces for a buyer. @returns false, with nothing counted, where that would be more than the limit */
export async function countPieces(tx: Tx, { buyer, promoItemId, quantity }: Count, limit: number): Promise<boolean> {
  if (quantity > limit) return false;
  const counted = await tx
    .insertInto('promo_buyers')
    .values({ buyer, promo_item_id: promoItemId, pieces: quantity })
    .onConflict((conflict) =>
      conflict
        .columns(['buyer', 'promo_item_id'])
        .doUpdateSet((row) => ({ pieces: row('promo_buyers.pieces', '+', quantity) }))
        .where('promo_buyers.pieces', '<=', limit - quantity),
    )
    .executeTakeFirst();
  return counted.numInsertedOrUpdatedRows === 1n;
}

/** Frees what was counted. */
export async function uncountPieces(tx: Tx, { buyer, promoItemId, quantity }: Count): Promise<void> {
  await tx
    .updateTable('promo_buyers')
    .set((row) => ({ pieces: row('pieces', '-', quantity) }))
    .where('buyer', '=', buyer)
    .where('promo_item_id', '=', promoItemId)
    .execute();
}
