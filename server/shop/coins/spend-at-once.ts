import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CoinSource } from '#server/db/tables/coins.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CoinAccountRow } from './ledger/coin-account.ts';
import { partsToSpend } from './ledger/lots.ts';
import { postMovement } from './ledger/post-movement.ts';

/**
 * Spends coins without holding them before, those that run out first.
 * @param account locked, as it stands
 * @param spending of at least one coin; once per source and `refNo`
 * @returns the account after it
 * @throws COIN_BALANCE
 */
export async function spendAtOnce(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  account: CoinAccountRow,
  spending: {
    readonly amount: number;
    readonly source: Extract<CoinSource, 'EXCHANGE' | 'GAME'>;
    readonly refNo: string;
    /** What it was for, as the member reads it. */
    readonly text: string;
  },
): Promise<CoinAccountRow> {
  const { amount, source, refNo, text } = spending;
  const parts = await partsToSpend(tx, account.account_id, amount);
  if (!parts) throw new ShopError('COIN_BALANCE');
  return postMovement(shop, tx, account, {
    type: 'SPEND',
    source,
    cause: `${source}:${refNo}`,
    refNo,
    transfers: parts.map(({ lotId, amount: coins }) => ({ lotId, amount: coins, from: 'AVAILABLE', to: 'REDEEMED' })),
    text,
  });
}
