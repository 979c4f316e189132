import { minute } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { keepChoices } from '../../account/preferences/choices.ts';
import { requireEmail } from '../../account/require-email.ts';
import { about, readSubject, type Subject } from './subject.ts';

/** A reminder leaves so long before the sale begins (ms). */
const ahead = 15 * minute;
/** So many may wait for one address that guests name, and as many be asked for by one member: of these no stranger uses any up. */
export const mostReminders = 20;

interface ReminderRequest {
  readonly promoItemId?: string;
  readonly promoId?: string;
  /** A project is a promotion. */
  readonly projectId?: string;
  readonly on: boolean;
  readonly email?: string;
}

/**
 * Asks for one mail before an item is sold or an announced promotion begins, or takes that back. A guest names an address,
 * which gets this one mail and nothing else; what it has opted out of it does not get.
 * @returns false where nothing changes
 * @throws BAD_REQUEST for no email address and for anything but one subject, UNAUTHORIZED where a guest takes back, NOT_FOUND,
 * PROMO_ENDED once it has begun, PROMO_REMINDERS_LIMIT
 */
export async function remindOfPromotion(
  shop: ShopContext,
  { account, site }: RequestContext,
  { on, email: guestEmail, ...named }: ReminderRequest,
): Promise<boolean> {
  const now = shop.clock.now();
  const subject = subjectOf(named, site);
  if (!on) return withdrawReminder(shop, account?.accountId, subject);
  const found = await readSubject(shop.db, subject, now);
  if (found?.site !== site || found.state === 'HIDDEN') throw new ShopError('NOT_FOUND');
  if (found.state !== 'BEFORE') throw new ShopError('PROMO_ENDED', { message: 'This sale has begun.' });
  const accountId = account?.accountId ?? null;
  return withTransaction(shop, 'durable', async (tx) => {
    const email = accountId === null ? requireEmail(guestEmail) : await ownAddress(tx, accountId);
    await refuseMany(tx, email, accountId);
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('promo_reminders')
      .values({
        ...columnsOf(subject),
        ...{ email, account_id: accountId },
        ...{ send_time: found.startTime - ahead, sent_at: null, created_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Whoever asks with their own address has changed their mind about such mail.
    if (accountId !== null) await keepChoices(shop, tx, email, { STOCK_ALERTS: true });
    return inserted === 1n;
  });
}

function subjectOf({ promoItemId, promoId, projectId }: Omit<ReminderRequest, 'on' | 'email'>, site: Site): Subject {
  const [id, ...others] = [promoItemId, promoId, projectId].filter((each) => each !== undefined);
  if (id !== undefined && others.length === 0) return id === promoItemId ? { promoItemId } : { promoId: id, site };
  throw new ShopError('BAD_REQUEST', {
    fields: [{ path: 'promoItemId', rule: 'oneSubject', message: 'Name one item, one promotion or one project.' }],
  });
}

const columnsOf = (subject: Subject) =>
  'promoItemId' in subject
    ? { promo_item_id: subject.promoItemId, promo_id: null, site: null }
    : { promo_item_id: null, promo_id: subject.promoId, site: subject.site };

async function ownAddress(tx: Tx, accountId: string): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

async function refuseMany(tx: Tx, email: string, accountId: string | null): Promise<void> {
  const { waiting } = await tx
    .selectFrom('promo_reminders')
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .where('sent_at', 'is', null)
    .where((row) =>
      accountId === null
        ? row.and([row('email', '=', email), row('account_id', 'is', null)])
        : row('account_id', '=', accountId),
    )
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= mostReminders) throw new ShopError('PROMO_REMINDERS_LIMIT');
}

async function withdrawReminder(shop: ShopContext, accountId: string | undefined, subject: Subject): Promise<boolean> {
  if (accountId === undefined) throw new ShopError('UNAUTHORIZED');
  const { numDeletedRows } = await shop.db
    .deleteFrom('promo_reminders')
    .where('account_id', '=', accountId)
    .where(about(subject))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
