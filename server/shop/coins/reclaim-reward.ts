import { consumeLots } from '#rules/coin-lots.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CoinSource } from '#server/db/tables/coins.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { openCoinAccount, readSpendableLots } from './ledger/lots.ts';
import { isWritten, postMovement } from './ledger/post-movement.ts';

interface Reward {
  readonly accountId: string;
  readonly source: CoinSource;
  /** What the coins were given for, as they were credited. */
  readonly refNo: string;
  /** Tells apart what takes a part of one reward back; without it, all of it goes at once. */
  readonly because?: string | undefined;
  readonly amount: number;
  /** What the member reads. */
  readonly text: string;
}

/**
 * Takes a reward back: its own coins first, then those that run out first, and no more than there are; what is missing is
 * written as the shortfall. The points of the reward go with it. Once per source, `refNo` and `because`.
 */
export async function reclaimReward(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  { accountId, source, refNo, because, amount, text }: Reward,
): Promise<void> {
  if (amount <= 0) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const cause = reclaimCause({ source, refNo, because });
  if (await isWritten(tx, accountId, cause)) return;
  const lots = await readSpendableLots(tx, accountId);
  const isOwn = (lot: (typeof lots)[number]) => lot.source === source && lot.ref_no === refNo;
  const ownFirst = [...lots.filter(isOwn), ...lots.filter((lot) => !isOwn(lot))];
  const taken = Math.min(account.available, amount);
  const parts = consumeLots(
    ownFirst.map(({ id, remaining }) => ({ lotId: id, amount: remaining })),
    taken,
  );
  await postMovement(shop, tx, account, {
    ...{ type: 'CLAWBACK', source, cause, refNo, text },
    shortfall: amount - taken,
    transfers: (parts ?? []).map(({ lotId, amount: part }) => ({
      lotId,
      amount: part,
      from: 'AVAILABLE',
      to: 'RECLAIMED',
    })),
  });
}

/** The cause of the movement that takes a reward back. */
export const reclaimCause = ({ source, refNo, because }: Pick<Reward, 'source' | 'refNo' | 'because'>): string =>
  ['CLAWBACK', source, refNo, ...(because === undefined ? [] : [because])].join(':');
