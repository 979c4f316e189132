import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { flashPieces, freePieces } from '../catalogue/flash-pieces.ts';
import { stockMails } from './mails.ts';
import { wantingStockAlerts } from '../account/preferences/choices.ts';
import { unsubscribeLinks } from '../account/preferences/mail-token.ts';

export type SkuStock = components['schemas']['SkuStock'];

interface Place {
  readonly sku: string;
  readonly site: Site;
}

/** The stock of a SKU in a market. @throws NOT_FOUND */
export async function readStock(
  { clock }: Pick<ShopContext, 'clock'>,
  db: Db,
  { sku, site }: Place,
): Promise<SkuStock> {
  const row = await db
    .selectFrom('sku_markets')
    .select(['stock', 'reserved', 'safety_stock', flashPieces(clock.now()).as('flash_pieces')])
    .where('sku', '=', sku)
    .where('site', '=', site)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  const { stock, reserved } = row;
  const { available, setAside: flash } = freePieces(row);
  return { sku, site, stock, reserved, flash, available };
}

/**
 * Writes down how many pieces were counted, those reserved for unpaid orders included, and notifies the shoppers who
 * wait for them. @throws NOT_FOUND, BAD_REQUEST for less than is set aside
 */
export async function setStock(
  shop: ShopContext,
  { stock, ...place }: Place & { readonly stock: number },
): Promise<SkuStock> {
  return withTransaction(shop, 'durable', async (tx) => {
    const counted = await tx
      .updateTable('sku_markets')
      .set({ stock, updated_at: shop.clock.now() })
      .where('sku', '=', place.sku)
      .where('site', '=', place.site)
      .where((eb) => eb(eb('reserved', '-', eb.ref('backorder_limit')), '<=', stock))
      .executeTakeFirst();
    const now = await readStock(shop, tx, place);
    if (counted.numUpdatedRows === 0n) {
      const message = `${now.reserved} of them are reserved for unpaid orders.`;
      throw new ShopError('BAD_REQUEST', { fields: [{ path: 'stock', rule: 'min', message }] });
    }
    if (now.available > 0) await notifyWaiting(shop, tx, place);
    return now;
  });
}

/** One mail to each who asked and confirmed the address; a subscription ends with it. */
async function notifyWaiting(shop: ShopContext, tx: Tx, { sku, site }: Place): Promise<void> {
  const now = shop.clock.now();
  const waiting = await tx
    .updateTable('stock_subscriptions')
    .set({ notified_at: now, updated_at: now })
    .where('sku', '=', sku)
    .where('site', '=', site)
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .returning('email')
    .execute();
  if (waiting.length === 0) return;
  const { title } = await tx
    .selectFrom('skus')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select('products.title')
    .where('skus.sku', '=', sku)
    .executeTakeFirstOrThrow();
  const link = new URL(pagePaths.product, shop.config.publicOrigin);
  link.searchParams.set('sku', sku);
  link.searchParams.set('site', site);
  const emails = waiting.map(({ email }) => email);
  for (const email of await wantingStockAlerts(tx, emails)) {
    const unsubscribe = unsubscribeLinks(shop, email, 'STOCK_ALERTS');
    await sendMail(shop, tx, {
      to: email,
      template: stockMails.stockBack,
      facts: { title, link: link.href, unsubscribe },
    });
  }
}
