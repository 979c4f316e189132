import { clipToDailyCap, reviewCoins, taskPoints } from '#rules/coin-tasks.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { zoneOf } from './ledger/coin-account.ts';
import { earnedToday } from './ledger/earned-today.ts';
import { openCoinAccount } from './ledger/lots.ts';
import { creditCoins } from './order-coins.ts';

interface ShownReview {
  readonly id: string;
  readonly account_id: string | null;
  readonly order_no: string | null;
  /** JSON list of pictures and films. */
  readonly media: string;
}

/** Thanks a buyer for a review when it is shown for the first time, more for one with a picture. */
export async function rewardReview(shop: ShopContext, tx: Tx, review: ShownReview): Promise<void> {
  const { id: refNo, account_id: accountId, order_no: orderNo, media } = review;
  if (accountId === null || orderNo === null) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const today = await earnedToday(tx, accountId, shop.clock.now(), await zoneOf(tx, account));
  const amount = clipToDailyCap(media === '[]' ? reviewCoins.plain : reviewCoins.withPhoto, today);
  if (amount === 0) return;
  const credit = { accountId, amount, source: 'TASK', refNo, text: 'Review', points: taskPoints(amount) } as const;
  await creditCoins(shop, tx, credit);
}
