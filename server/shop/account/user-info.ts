import type { components } from '#openapi/types.ts';
import { defaultAvatars } from '#rules/avatars.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { deletionTime } from './personal-data/delete-account.ts';

export type UserInfo = components['schemas']['UserInfo'];

/** What members of a level wear on their face, in each theme. */
const savvyTag = { lightUrl: '/avatars/savvy-light.svg', darkUrl: '/avatars/savvy-dark.svg', isHolidaySkin: false };

/** What the member sees of the account, with the counts of the order shortcuts in the current market. */
export async function readUserInfo(shop: ShopContext, accountId: string): Promise<UserInfo> {
  const account = await shop.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (!account) throw new ShopError('UNAUTHORIZED');
  const savvyUser = await isSavvy(shop, accountId);
  return {
    accountId,
    email: account.email,
    emailProved: account.email_verified_at !== null,
    nickname: account.nickname,
    avatarUrl: account.avatar_url,
    avatarStyle: account.avatar_style,
    tagUrls: savvyUser ? [savvyTag] : [],
    defaultAvatars,
    savvyUser,
    country: account.country,
    site: account.site,
    themeId: account.theme_id,
    ...(account.birthday === null ? {} : { birthday: account.birthday }),
    marketingOptIn: account.marketing_opt_in === 1,
    couponCount: await countCoupons(shop, accountId),
    coinBalance: await shop.hooks.wallets.readCoins(shop.db, { accountId, now: shop.clock.now() }),
    unreadTickets: await countUnreadTickets(shop.db, accountId),
    counts: await countOrders(shop.db, accountId),
    answererStatus: await readAnswererStatus(shop.db, accountId),
    deletionTime: account.deletion_requested_at === null ? null : deletionTime(account.deletion_requested_at),
  };
}

/** A member of the first level or a higher one. */
export async function isSavvy({ db, clock, hooks }: ShopContext, accountId: string): Promise<boolean> {
  return (await hooks.wallets.readLevel(db, { accountId, now: clock.now() })) >= 1;
}

/** Coupons that can be used now, in whatever market. */
async function countCoupons({ db, clock }: Pick<ShopContext, 'db' | 'clock'>, accountId: string): Promise<number> {
  const now = clock.now();
  const { coupons } = await db
    .selectFrom('coupons')
    .select((row) => row.fn.countAll<number>().as('coupons'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['WAITING', 'UNUSED'])
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .executeTakeFirstOrThrow();
  return Number(coupons);
}

async function countUnreadTickets(db: Db, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('tickets')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

async function readAnswererStatus(db: Db, accountId: string): Promise<UserInfo['answererStatus']> {
  const row = await db.selectFrom('answerers').select('status').where('account_id', '=', accountId).executeTakeFirst();
  return row?.status ?? 'NONE';
}

async function countOrders(db: Db, accountId: string): Promise<UserInfo['counts']> {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
    .where('account_id', '=', accountId)
    .groupBy('status')
    .execute();
  const { open } = await db
    .selectFrom('rmas')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('closed_time', 'is', null)
    .executeTakeFirstOrThrow();
  const of = (...statuses: string[]) =>
    rows.reduce((sum, row) => (statuses.includes(row.status) ? sum + Number(row.orders) : sum), 0);
  return {
    unpaid: of('PENDING_PAYMENT'),
    toShip: of('PAID', 'AWAITING_RELEASE', 'PROCESSING'),
    shipped: of('PARTLY_SHIPPED', 'SHIPPED'),
    rma: Number(open),
  };
}
