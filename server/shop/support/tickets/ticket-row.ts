import { createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { TicketState } from '#rules/ticket-states.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import { sameText } from '#server/security/same-text.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';

export type TicketRow = Selectable<Schema['tickets']>;

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number of 50 random bits; it opens nothing by itself. */
export const makeTicketNo = (): string => `T${[...randomBytes(10)].map((byte) => digits[byte % 32]).join('')}`;

/** Who asks: a member, or a guest with the key of a mailed link. */
export interface TicketOpener extends Pick<RequestContext, 'account'> {
  readonly key: string | undefined;
}

/**
 * The key that opens the tickets of an address, 256 bits. Derived rather than stored, so that every later mail can repeat it
 * while the database holds nothing but its hash.
 */
export const guestKeyOf = ({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, email: string): string =>
  createHmac('sha256', tokenSecret).update(`ticket-guest ${email}`).digest('base64url');

/** The address whose key it is. */
export async function emailOfKey(db: Db, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const guest = await db
    .selectFrom('ticket_guests')
    .select('email')
    .where('key_hash', '=', tokenHash(key))
    .executeTakeFirst();
  return guest?.email;
}

const replySignature = ({ tokenSecret }: Pick<ShopContext, 'tokenSecret'>, ticketNo: string): string =>
  createHmac('sha256', tokenSecret).update(`ticket-reply ${ticketNo}`).digest('hex').slice(0, 32);

/** What stands behind the plus sign of the address that answers to a ticket go to; the case of an address may get lost. */
export const replyToken = (shop: Pick<ShopContext, 'tokenSecret'>, ticketNo: string): string =>
  `${ticketNo.toLowerCase()}-${replySignature(shop, ticketNo)}`;

/** The ticket that such a token is signed for. */
export function ticketNoOfToken(shop: Pick<ShopContext, 'tokenSecret'>, token: string): string | undefined {
  const [, number = '', signature = ''] = /^(t[0-9a-z]{10})-([0-9a-f]{32})$/.exec(token.toLowerCase()) ?? [];
  const ticketNo = number.toUpperCase();
  return ticketNo !== '' && sameText(replySignature(shop, ticketNo), signature) ? ticketNo : undefined;
}

export const stateOf = ({ status, reminders, next_time: nextTime }: TicketRow): TicketState => ({
  status,
  reminders,
  nextTime,
});

/** A ticket for whoever may see it. @throws NOT_FOUND alike for one that does not exist and one of somebody else */
export async function openTicket(db: Db, ticketNo: string, { account, key }: TicketOpener): Promise<TicketRow> {
  const row = await db.selectFrom('tickets').selectAll().where('ticket_no', '=', ticketNo).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  if (row.account_id === null) {
    if ((await emailOfKey(db, key)) === row.email) return row;
  } else if (row.account_id === account?.accountId) return row;
  throw new ShopError('NOT_FOUND');
}

/** Locks a ticket until the transaction ends. @throws NOT_FOUND */
export async function lockTicket({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, ticketNo: string): Promise<TicketRow> {
  const row = await tx
    .updateTable('tickets')
    .set({ updated_at: clock.now() })
    .where('ticket_no', '=', ticketNo)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}
