import { inviterReward } from '#rules/share-codes.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { creditCoins } from '../coins/order-coins.ts';
import type { OrderRow } from '../orders/order-row.ts';

const source = 'INVITATION';

/** Coins for whoever brought a member, when the first order that the member has paid money for is completed. */
export async function rewardInviter(
  shop: ShopContext,
  tx: Tx,
  { account_id: inviteeId, paid_amount: paid }: Pick<OrderRow, 'account_id' | 'paid_amount'>,
): Promise<void> {
  if (inviteeId === null || paid === 0) return;
  const bind = await tx
    .selectFrom('share_binds')
    .select('inviter_id')
    .where('invitee_id', '=', inviteeId)
    .executeTakeFirst();
  if (!bind) return;
  const text = 'A friend’s first order';
  await creditCoins(shop, tx, { accountId: bind.inviter_id, amount: inviterReward, source, refNo: inviteeId, text });
}

/** The coins that a member has got for those they brought. */
export async function readInviterRewards(db: Db, accountId: string): Promise<number> {
  const { coins } = await db
    .selectFrom('coin_lots')
    .select((row) => row.fn.sum<number | null>('amount').as('coins'))
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(coins ?? 0);
}
