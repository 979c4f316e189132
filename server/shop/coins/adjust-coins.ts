import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { onceByOperator } from '#server/intents.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { openCoinAccount, partsToSpend } from './ledger/lots.ts';
import { postMovement } from './ledger/post-movement.ts';
import { creditCoins } from './order-coins.ts';

interface Adjustment {
  readonly accountId: string;
  readonly change: number;
  readonly reason: string;
}

/**
 * Gives or takes coins by hand, with a reason that the member reads.
 * @param change coins, negative to take; never 0
 * @param key with the same one it is done once
 * @returns the balance after it
 * @throws COIN_BALANCE where there are not as many to take, IDEMPOTENCY_MISMATCH where the key did something else
 */
export async function adjustCoins(shop: ShopContext, adjustment: Adjustment, key?: string): Promise<number> {
  const { available } = await withTransaction(shop, 'durable', (tx) =>
    onceByOperator(shop, tx, { operation: 'coin adjust', key, request: adjustment }, async () => ({
      available: await adjust(shop, tx, adjustment),
    })),
  );
  return available;
}

async function adjust(shop: ShopContext, tx: Tx, { accountId, change, reason }: Adjustment): Promise<number> {
  const refNo = shop.newId();
  if (change > 0) {
    await creditCoins(shop, tx, { accountId, amount: change, source: 'STAFF', refNo, text: reason });
    return (await openCoinAccount(shop, tx, accountId)).available;
  }
  const account = await openCoinAccount(shop, tx, accountId);
  const parts = await partsToSpend(tx, accountId, -change);
  if (!parts) throw new ShopError('COIN_BALANCE');
  const after = await postMovement(shop, tx, account, {
    type: 'ADJUST',
    source: 'STAFF',
    cause: `ADJUST:${refNo}`,
    refNo,
    transfers: parts.map(({ lotId, amount }) => ({ lotId, amount, from: 'AVAILABLE', to: 'WITHDRAWN' })),
    text: reason,
  });
  return after.available;
}
