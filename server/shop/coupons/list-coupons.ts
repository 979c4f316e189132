import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { day } from '#rules/durations.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CouponRow, withTemplates } from './coupon-row.ts';
import { presentCoupons } from './present-coupon.ts';

type Wallet = components['schemas']['CouponWallet'];
type Tab = 'UNUSED' | 'USED' | 'EXPIRED';

/** Ends soon: within this time (ms). */
const soon = 3 * day;

interface WalletQuery {
  readonly tab?: Tab;
  /** The last coupon of the page before. */
  readonly after?: string;
  readonly pageSize?: number;
}

/** The coupons of a tab by their rows: what has run out is expired, whether a job has said so yet or not. */
function ofTab(db: Db, accountId: string, tab: Tab, now: number) {
  const own = db.selectFrom('coupons').where('account_id', '=', accountId);
  if (tab === 'USED') return own.where('status', '=', 'USED').where('used_time', 'is not', null);
  if (tab === 'UNUSED')
    return own
      .where('status', 'in', ['WAITING', 'UNUSED', 'LOCKED'])
      .where((row) => row.or([row('valid_to', '>', now), row('status', '=', 'LOCKED')]));
  return own.where((row) =>
    row.or([
      row('status', 'in', ['EXPIRED', 'REVOKED']),
      row.and([row('status', 'in', ['WAITING', 'UNUSED']), row('valid_to', '<=', now)]),
    ]),
  );
}

/** A page of a tab and what the tabs hold: unused ones by what ends first, the others by what ended last. */
export async function listCoupons(
  shop: ShopContext,
  accountId: string,
  { tab = 'UNUSED', after, pageSize = pageSizeDefault }: WalletQuery,
): Promise<Wallet> {
  const now = shop.clock.now();
  const rows = await readPage(shop.db, { accountId, tab, after, limit: pageSize + 1, now });
  const page = rows.slice(0, pageSize);
  const counts = await countTabs(shop.db, accountId, now);
  return {
    list: await presentCoupons(shop, await withTemplates(shop.db, page, now)),
    next: rows.length > pageSize ? (page.at(-1)?.coupon_id ?? null) : null,
    ...counts,
  };
}

async function readPage(
  db: Db,
  {
    accountId,
    tab,
    after,
    limit,
    now,
  }: { accountId: string; tab: Tab; after: string | undefined; limit: number; now: number },
): Promise<CouponRow[]> {
  const column = tab === 'USED' ? ('used_time' as const) : ('valid_to' as const);
  const isUnused = tab === 'UNUSED';
  const last = after === undefined ? undefined : await readPlace(db, accountId, after);
  const place = last && { time: last[column] ?? 0, couponId: last.coupon_id };
  return ofTab(db, accountId, tab, now)
    .selectAll()
    .$if(place !== undefined, (page) =>
      page.where(
        isUnused
          ? sql<boolean>`(${sql.ref(column)}, coupon_id) > (${place?.time}, ${place?.couponId})`
          : sql<boolean>`(${sql.ref(column)}, coupon_id) < (${place?.time}, ${place?.couponId})`,
      ),
    )
    .orderBy(column, isUnused ? 'asc' : 'desc')
    .orderBy('coupon_id', isUnused ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

const readPlace = (db: Db, accountId: string, couponId: string) =>
  db
    .selectFrom('coupons')
    .select(['coupon_id', 'valid_to', 'used_time'])
    .where('account_id', '=', accountId)
    .where('coupon_id', '=', couponId)
    .executeTakeFirst();

async function countTabs(db: Db, accountId: string, now: number): Promise<Pick<Wallet, 'counts' | 'expiringSoon'>> {
  const count = async (tab: Tab) => {
    const { coupons } = await ofTab(db, accountId, tab, now)
      .select((row) => row.fn.countAll<number>().as('coupons'))
      .executeTakeFirstOrThrow();
    return Number(coupons);
  };
  const { ending } = await ofTab(db, accountId, 'UNUSED', now)
    .select((row) => row.fn.countAll<number>().as('ending'))
    .where('valid_to', '<=', now + soon)
    .executeTakeFirstOrThrow();
  const [unused, used, expired] = await Promise.all([count('UNUSED'), count('USED'), count('EXPIRED')]);
  return { counts: { unused, used, expired }, expiringSoon: Number(ending) };
}
