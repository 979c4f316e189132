import { createHmac } from 'node:crypto';
import { mailboxOf } from '#rules/mailbox.ts';
import type { Tx } from '#server/db/schema.ts';
import { tokenHash } from '#server/security/token-hash.ts';

/** What is kept of a member whose pieces are counted. */
export const memberBuyer = (accountId: string): string => tokenHash(`account:${accountId}`);

/** What an order keeps of its guest: one digest for all addresses of a mailbox, one for the browser if that has a name. */
export function guestDigests(
  { tokenSecret }: { readonly tokenSecret: string },
  { email, clientId }: { readonly email: string; readonly clientId: string },
): { readonly mailbox: string; readonly device: string | null } {
  const digest = (text: string) => createHmac('sha256', tokenSecret).update(text).digest('base64url');
  return {
    mailbox: digest(`promotion buyer ${mailboxOf(email)}`),
    device: clientId === '' ? null : digest(`promotion device ${clientId}`),
  };
}

interface Buyer {
  readonly account_id: string | null;
  readonly guest_mailbox: string | null;
  readonly guest_device: string | null;
}

/** Who orders: a member, or a guest by mailbox and by browser, each of which has the whole limit. */
export function buyersOf({ account_id: accountId, guest_mailbox: mailbox, guest_device: device }: Buyer): string[] {
  return accountId === null ? [mailbox, device].filter((digest) => digest !== null) : [memberBuyer(accountId)];
}

interface Count {
  readonly buyer: string;
  readonly promoItemId: string;
  readonly quantity: number;
}

/** Counts pieces for each buyer. @returns false, with nothing counted, where that would be more than the limit of one of them */
export async function countForAll(
  tx: Tx,
  buyers: readonly string[],
  count: Omit<Count, 'buyer'>,
  limit: number,
): Promise<boolean> {
  return countEach(buyers, {
    count: (buyer) => countPieces(tx, { ...count, buyer }, limit),
    uncount: (buyer) => uncountPieces(tx, { ...count, buyer }),
  });
}

interface Counter {
  /** @returns false where the buyer cannot have so much */
  count(buyer: string): Promise<boolean>;
  uncount(buyer: string): Promise<void>;
}

/** Counts for each of some buyers. @returns false, with nothing counted, where one of them cannot have so much */
export async function countEach(buyers: readonly string[], { count, uncount }: Counter): Promise<boolean> {
  for (const [index, buyer] of buyers.entries()) {
    if (await count(buyer)) continue;
    for (const counted of buyers.slice(0, index)) await uncount(counted);
    return false;
  }
  return true;
}

/** Frees what was counted for each buyer. */
export async function uncountForAll(tx: Tx, buyers: readonly string[], count: Omit<Count, 'buyer'>): Promise<void> {
  for (const buyer of buyers) await uncountPieces(tx, { ...count, buyer });
}

async function countPieces(tx: Tx, { buyer, promoItemId, quantity }: Count, limit: number): Promise<boolean> {
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

async function uncountPieces(tx: Tx, { buyer, promoItemId, quantity }: Count): Promise<void> {
  await tx
    .updateTable('promo_buyers')
    .set((row) => ({ pieces: row('pieces', '-', quantity) }))
    .where('buyer', '=', buyer)
    .where('promo_item_id', '=', promoItemId)
    .execute();
}
