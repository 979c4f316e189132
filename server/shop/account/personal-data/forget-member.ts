import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { detachCards } from '#server/payments/detach-card.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accountMails } from '../mails.ts';
import { forgetTickets } from './delete-tickets.ts';

/** Who wrote a review, a question or an answer, once the account is gone. */
export const formerMember = 'Former member';

/** Entries before what they refer to. */
const coinTables = [
  'coin_entries',
  'coin_movements',
  'coin_lots',
  'coin_task_visits',
  'coin_task_targets',
  'coin_task_claims',
  'coin_exchanges',
  'coin_accounts',
] as const;

/**
 * Takes a person out of every table, as `personal-data.ts` says for each, and confirms it in a last mail. A member who has
 * taken the request back in the meantime stays.
 * @returns the names of uploaded files that nothing shows any more, to be removed after the commit
 */
export async function forgetMember(shop: ShopContext, tx: Tx, accountId: string): Promise<string[]> {
  const going = await tx
    .updateTable('accounts')
    .set({ status: 'DELETED' })
    .where('id', '=', accountId)
    .where('status', '=', 'DELETING')
    .returning(['email', 'email_verified_at'])
    .executeTakeFirst();
  if (!going) return [];
  const { email } = going;
  // What is known of an address that was never proved is somebody else's.
  const mailbox = going.email_verified_at === null ? undefined : email;
  const files = await deleteUnusedMedia(tx, accountId);
  await unnameTexts(tx, accountId);
  const own = [
    'sessions',
    'addresses',
    'cart_lines',
    'favourites',
    'share_codes',
    'review_votes',
    'help_votes',
  ] as const;
  const ofQuestions = [
    'question_follows',
    'question_reply_likes',
    'question_comment_likes',
    'qa_drafts',
    'qa_ranks',
    'answerers',
  ] as const;
  for (const table of [...own, ...ofQuestions, 'coupon_newcomers', 'new_user_packs', 'doll_plays'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  for (const table of ['assistant_messages', 'assistant_sessions'] as const) {
    await tx.deleteFrom(table).where('owner', '=', accountId).execute();
  }
  await tx.deleteFrom('mailbox_turns').where('holder', '=', accountId).execute();
  await tx.updateTable('coupon_codes').set({ account_id: null }).where('account_id', '=', accountId).execute();
  for (const table of coinTables) await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  const cards = await tx
    .deleteFrom('saved_cards')
    .where('account_id', '=', accountId)
    .returning(['id', 'token_ref'])
    .execute();
  await detachCards(shop, tx, cards);
  if (mailbox !== undefined) await forgetMailbox(tx, mailbox);
  for (const table of ['stock_subscriptions', 'promo_reminders'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await tx
    .updateTable('draw_winners')
    .set({ masked_name: '***', country: '' })
    .where('account_id', '=', accountId)
    .execute();
  await forgetGiveaways(shop, tx, accountId);
  await tx.deleteFrom('intents').where('subject', '=', accountId).execute();
  const ticketFiles = await forgetTickets(tx, { accountId, mailbox });
  // What was delivered keeps nothing but what it was for.
  await tx.deleteFrom('outbox').where('done_at', 'is not', null).where('dedup_key', 'like', `%${accountId}%`).execute();
  const { ordersKept, uploads } = await stripOrders(shop, tx, accountId);
  await unnameAccount(shop, tx, accountId);
  await sendMail(shop, tx, { to: email, template: accountMails.accountDeleted, facts: { ordersKept } });
  return [...files, ...uploads, ...ticketFiles];
}

/** What is kept for an address rather than an account. */
async function forgetMailbox(tx: Tx, email: string): Promise<void> {
  const tables = ['verification_codes', 'login_failures', 'mail_preferences'] as const;
  for (const table of [...tables, 'stock_subscriptions', 'promo_reminders'] as const)
    await tx.deleteFrom(table).where('email', '=', email).execute();
  await forgetInterests(tx, email);
  await tx.deleteFrom('mail_inbox').where('to_address', '=', email).execute();
}

/** Who is gone enters no draw that is still open; entries that are closed stay, since a draw is computed of them, and name nobody. */
async function forgetGiveaways({ clock }: ShopContext, tx: Tx, accountId: string): Promise<void> {
  const entrants = await tx
    .deleteFrom('giveaway_entrants')
    .where('account_id', '=', accountId)
    .returning(['promo_id', 'bucket'])
    .execute();
  for (const { promo_id: promoId, bucket } of entrants) {
    const own = tx
      .selectFrom('giveaway_entries')
      .select('entry_id')
      .where('account_id', '=', accountId)
      .where('promo_id', '=', promoId)
      .where('revoked_time', 'is', null);
    const ids = (await own.execute()).map(({ entry_id: id }) => id);
    if (ids.length === 0) continue;
    const { numUpdatedRows: open } = await tx
      .updateTable('giveaway_counts')
      .set((row) => ({ revoked: row('revoked', '+', ids.length) }))
      .where('promo_id', '=', promoId)
      .where('bucket', '=', bucket)
      .where('closed_time', 'is', null)
      .executeTakeFirst();
    if (open === 0n) continue;
    await tx
      .updateTable('giveaway_entries')
      .set({ revoked_time: clock.now() })
      .where('account_id', '=', accountId)
      .where('entry_id', 'in', ids)
      .execute();
  }
  await tx.deleteFrom('giveaway_members').where('account_id', '=', accountId).execute();
}

/** Who is gone counts for no project any more. */
export async function forgetInterests(tx: Tx, email: string): Promise<void> {
  const gone = await tx
    .deleteFrom('interest_registrations')
    .where('email', '=', email)
    .returning(['promo_id', 'bucket', 'confirmed_at'])
    .execute();
  await tx.deleteFrom('mailbox_turns').where('holder', '=', tokenHash(email)).execute();
  for (const { promo_id: promoId, bucket } of gone.filter(({ confirmed_at: counted }) => counted !== null)) {
    await tx
      .updateTable('interest_counts')
      .set((row) => ({ people: row('people', '-', 1) }))
      .where('promo_id', '=', promoId)
      .where('bucket', '=', bucket)
      .execute();
  }
}

/** What a member wrote for others stays without the name. Questions are locked before the coins of the member. */
async function unnameTexts(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['reviews', 'questions', 'question_replies', 'question_comments'] as const) {
    await tx.updateTable(table).set({ author: formerMember }).where('account_id', '=', accountId).execute();
  }
  await tx.deleteFrom('qa_decisions').where('target_id', '=', accountId).execute();
}

/** Pictures in reviews, questions and answers stay with them. */
async function deleteUnusedMedia(tx: Tx, accountId: string): Promise<string[]> {
  const uploads = await tx.selectFrom('media').select(['id', 'path']).where('account_id', '=', accountId).execute();
  const texts = await Promise.all(
    (['reviews', 'questions', 'question_replies'] as const).map((table) =>
      tx.selectFrom(table).select('media').where('account_id', '=', accountId).execute(),
    ),
  );
  const unused = uploads.filter(({ path }) => !texts.flat().some(({ media }) => media.includes(path)));
  for (const { id } of unused) await tx.deleteFrom('media').where('id', '=', id).execute();
  return unused.map(({ path }) => path);
}

interface StrippedOrders {
  readonly ordersKept: number;
  /** The names of files that nothing shows any more. */
  readonly uploads: readonly string[];
}

/** The law asks for the order, its addresses and its invoices; what was written beside them goes. */
async function stripOrders(shop: ShopContext, tx: Tx, accountId: string): Promise<StrippedOrders> {
  const orders = await tx
    .updateTable('orders')
    .set({ remark: null, share_code: null, recommend_mark: null, access_key_hash: null, updated_at: shop.clock.now() })
    .where('account_id', '=', accountId)
    .returning('order_no')
    .execute();
  const numbers = orders.map(({ order_no }) => order_no);
  if (numbers.length === 0) return { ordersKept: 0, uploads: [] };
  await tx
    .updateTable('payments')
    .set({ billing_address: null, saved_card_id: null, risk_session: null })
    .where('order_no', 'in', numbers)
    .execute();
  await tx.updateTable('rma_lines').set({ note: null, media: '[]' }).where('order_no', 'in', numbers).execute();
  await tx.deleteFrom('rma_messages').where('order_no', 'in', numbers).execute();
  const uploads = await tx.deleteFrom('order_media').where('order_no', 'in', numbers).returning('path').execute();
  return { ordersKept: numbers.length, uploads: uploads.map(({ path }) => path) };
}

async function unnameAccount(shop: ShopContext, tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      email: `${accountId.toLowerCase()}@deleted.invalid`,
      password_hash: '',
      nickname: 'Deleted member',
      avatar_url: null,
      avatar_style: 1,
      birthday: null,
      email_verified_at: null,
      marketing_opt_in: 0,
      marketing_opt_in_at: null,
      updated_at: shop.clock.now(),
    })
    .where('id', '=', accountId)
    .execute();
}
