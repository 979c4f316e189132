import { withTransaction } from '#server/db/transaction.ts';
import { grantPrize } from '#server/shop/prizes/grant-prize.ts';
import type { TestShop } from '#server/testing/test-shop.ts';

/** A prize that waits for its winner. @returns its id */
export async function winPrize(shop: TestShop, accountId: string): Promise<string> {
  const prize = {
    kind: 'PRODUCT',
    sku: 'LM-DOME-VERMILION',
    title: 'Dome',
    source: 'STAFF',
    sourceRef: 'mine',
  } as const;
  const granted = await withTransaction(shop, 'durable', (tx) =>
    grantPrize(shop, tx, { ...prize, accountId, site: 'US' }),
  );
  return granted.ok ? granted.prizeId : '';
}
