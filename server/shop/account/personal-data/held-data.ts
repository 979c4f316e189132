import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { toFields } from '../../address/address-book.ts';
import { heldCoins } from './held-coins.ts';
import { heldOrders } from './held-orders.ts';
import { heldQuestions } from './held-questions.ts';
import { heldTickets } from './held-tickets.ts';

/** Everything the shop holds about a member, by the sections of `personal-data.ts`; secrets are no data about them. */
export async function heldData({ db }: Pick<ShopContext, 'db'>, accountId: string) {
  const account = await readAccount(db, accountId);
  const { email } = account;
  const [addresses, sessions, uploads, cart, favourites, reviews] = await Promise.all([
    db.selectFrom('addresses').selectAll().where('account_id', '=', accountId).execute(),
    db
      .selectFrom('sessions')
      .select(['client_id', 'user_agent', 'ip_prefix', 'created_at', 'last_seen_at', 'revoked_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('media')
      .select(['path', 'content_type', 'bytes', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('cart_lines')
      .select(['site', 'sku', 'quantity', 'selected', 'added_time'])
      .where('account_id', '=', accountId)
      .execute(),
    db.selectFrom('favourites').select(['spu', 'created_at']).where('account_id', '=', accountId).execute(),
    db
      .selectFrom('reviews')
      .select(['order_no', 'spu', 'author', 'rating', 'title', 'body', 'media', 'status', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  const helpfulVotes = await db
    .selectFrom('review_votes')
    .select(['review_id', 'created_at'])
    .where('account_id', '=', accountId)
    .execute();
  const helpVotes = await db
    .selectFrom('help_votes')
    .select(['faq_id', 'helpful', 'note', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .execute();
  const coupons = await db
    .selectFrom('coupons')
    .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupons.template_id')
    .select(['coupon_templates.name', 'coupon_templates.site', 'coupons.coupon_id', 'coupons.status'])
    .select(['coupons.valid_from', 'coupons.valid_to', 'coupons.order_no', 'coupons.used_time', 'coupons.created_at'])
    .where('coupons.account_id', '=', accountId)
    .execute();
  const prizes = await db
    .selectFrom('prizes')
    .select(['site', 'source', 'promo_id', 'title', 'kind', 'sku', 'coupon_id', 'coins', 'status', 'delivery'])
    .select(['order_no', 'won_time', 'expire_time', 'reminded_at'])
    .where('account_id', '=', accountId)
    .execute();
  const dollPlays = await db
    .selectFrom('doll_plays')
    .select(['promo_id', 'site', 'day', 'cost', 'prize_id', 'coins', 'played_time', 'seen_time'])
    .where('account_id', '=', accountId)
    .execute();
  const [savedCards, stockAlerts, interests, promotionReminders, mailPreferences, invitations] = await Promise.all([
    db
      .selectFrom('saved_cards')
      .select(['brand', 'last4', 'exp_month', 'exp_year', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('stock_subscriptions')
      .select(['sku', 'site', 'email', 'confirmed_at', 'notified_at', 'created_at'])
      .where((row) => row.or([row('account_id', '=', accountId), row('email', '=', email)]))
      .execute(),
    db
      .selectFrom('interest_registrations')
      .select(['promo_id', 'site', 'option_sku', 'answers', 'confirmed_at', 'notified_at', 'created_at'])
      .where('email', '=', email)
      .execute(),
    db
      .selectFrom('promo_reminders')
      .select(['promo_item_id', 'promo_id', 'site', 'email', 'send_time', 'sent_at', 'created_at'])
      .where((row) => row.or([row('account_id', '=', accountId), row('email', '=', email)]))
      .execute(),
    db
      .selectFrom('mail_preferences')
      .select(['stock_alerts', 'rewards', 'news', 'reason_code', 'updated_at'])
      .where('email', '=', email)
      .executeTakeFirst(),
    heldInvitations(db, accountId),
  ]);
  const drawWins = await db
    .selectFrom('draw_winners')
    .select(['promo_id', 'place', 'entry_id', 'masked_name', 'country', 'granted_at'])
    .where('account_id', '=', accountId)
    .execute();
  return {
    account,
    addresses: addresses.map(toFields),
    sessions,
    uploads,
    cart,
    favourites,
    reviews,
    helpfulVotes,
    helpVotes,
    coupons,
    prizes,
    savedCards,
    stockAlerts,
    promotionReminders,
    interests,
    drawWins,
    giveaways: await heldGiveaways(db, accountId),
    dollPlays,
    mailPreferences: mailPreferences ?? null,
    invitations,
    ...(await heldQuestions(db, accountId)),
    ...(await heldTickets(db, { accountId, email })),
    ...(await heldCoins(db, accountId)),
    ...(await heldOrders(db, { accountId, email })),
  };
}

async function readAccount(db: Db, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select([
      ...(['id', 'email', 'nickname', 'avatar_url', 'avatar_style', 'birthday', 'country', 'site', 'locale'] as const),
      ...(['theme_id', 'marketing_opt_in', 'marketing_opt_in_at', 'terms_version', 'status'] as const),
      ...(['email_verified_at', 'deletion_requested_at', 'deletion_reason', 'created_at', 'updated_at'] as const),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new ShopError('UNAUTHORIZED');
  return account;
}

/** Draws that the member takes part in, with each entry. */
async function heldGiveaways(db: Db, accountId: string) {
  const [member, joined, entries] = await Promise.all([
    db
      .selectFrom('giveaway_members')
      .select(['pseudonym', 'is_excluded', 'created_at'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('giveaway_entrants')
      .select(['promo_id', 'site', 'is_adult', 'created_at'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('giveaway_entries')
      .select(['promo_id', 'entry_id', 'sequence', 'action', 'ref', 'created_time', 'revoked_time'])
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  return { member: member ?? null, joined, entries };
}

async function heldInvitations(db: Db, accountId: string) {
  const own = await db.selectFrom('share_codes').select('code').where('account_id', '=', accountId).executeTakeFirst();
  // Who was invited is about somebody else: only how many, and by which code the member came.
  const { invited } = await db
    .selectFrom('share_binds')
    .select((row) => row.fn.countAll<number>().as('invited'))
    .where('inviter_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const came = await db
    .selectFrom('share_binds')
    .select(['code', 'bound_time'])
    .where('invitee_id', '=', accountId)
    .executeTakeFirst();
  return { code: own?.code ?? null, invited: Number(invited), came: came ?? null };
}
