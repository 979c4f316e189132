import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { hasPaid } from '../../account/has-paid.ts';
import { reclaimReward } from '../../coins/reclaim-reward.ts';
import { packReward } from './new-user-offer.ts';
import { readFacts } from './standing.ts';

/**
 * Takes the pack of a new member back, whose address another member has had it with: its prices, and what is left of its
 * coins. A member who has ordered keeps it.
 */
export async function revokePack(shop: ShopContext, tx: Tx, accountId: string): Promise<void> {
  if (await hasPaid(tx, accountId)) return;
  const packs = await tx
    .selectFrom('new_user_packs')
    .select('promo_id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  for (const { promo_id: promoId } of packs) {
    if ((await readFacts(tx, { accountId, promoId })).hasUsed) continue;
    await tx
      .updateTable('new_user_packs')
      .set({ revoked_at: shop.clock.now() })
      .where('account_id', '=', accountId)
      .where('promo_id', '=', promoId)
      .execute();
    const { source, refNo } = packReward(promoId);
    const lot = await tx
      .selectFrom('coin_lots')
      .select('remaining')
      .where('account_id', '=', accountId)
      .where('source', '=', source)
      .where('ref_no', '=', refNo)
      .executeTakeFirst();
    const text = 'Pack for new members, which your address had before';
    await reclaimReward(shop, tx, { accountId, source, refNo, amount: lot?.remaining ?? 0, text });
  }
}
