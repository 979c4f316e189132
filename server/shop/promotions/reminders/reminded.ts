import type { ShopContext } from '#server/shop-context.ts';
import { about, type Subject } from './subject.ts';

/** Which items a member gets a mail about before they are sold; none for a guest. */
export async function readReminded(
  { db }: ShopContext,
  accountId: string | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountId === undefined || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('promo_reminders')
    .select('promo_item_id')
    .where('account_id', '=', accountId)
    .where('promo_item_id', 'in', [...ids])
    .where('sent_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ promo_item_id: id }) => id ?? []));
}

/** Whether a member gets a mail before a promotion begins in a market. */
export async function isReminded({ db }: ShopContext, accountId: string, subject: Subject): Promise<boolean> {
  const found = await db
    .selectFrom('promo_reminders')
    .select('email')
    .where('account_id', '=', accountId)
    .where(about(subject))
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
