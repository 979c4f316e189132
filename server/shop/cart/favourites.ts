import type { components } from '#openapi/types.ts';
import { favouritesPerAccount } from '#rules/limits.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../catalogue/market-catalogue.ts';
import { neighbourCards, wholeItem } from '../catalogue/product-card.ts';
import { readShownPromotions } from '../catalogue/promotion-offer.ts';
import { findProduct } from '../catalogue/find-product.ts';

export type Favourite = components['schemas']['Favourite'];

/**
 * What the member keeps, the newest first, or of it one product. What the market does not sell stays in the list, what is
 * hidden does not show.
 */
export async function listFavourites(
  shop: ShopContext,
  { account, site }: ProvedContext,
  spu?: string,
): Promise<Favourite[]> {
  const [rows, { catalogue, items }] = await Promise.all([
    shop.db
      .selectFrom('favourites')
      .select(['spu', 'created_at'])
      .where('account_id', '=', account.accountId)
      .$if(spu !== undefined, (query) => query.where('spu', '=', spu ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    readMarketCatalogue(shop, site),
  ]);
  const sold = rows.flatMap((row) => items.get(row.spu) ?? []);
  const shown = neighbourCards(sold.map(wholeItem), await readShownPromotions(shop, site, sold));
  const cards = new Map(shown.map((card) => [card.spu, card]));
  return rows.flatMap((row) => {
    const product = catalogue.products.get(row.spu);
    const image = product?.media[0];
    if (!product || !image) return [];
    return [
      { spu: row.spu, title: product.title, image, product: cards.get(row.spu) ?? null, addedTime: row.created_at },
    ];
  });
}

/** Keeps a product; one that is kept stays where it is. @throws NOT_FOUND, FAVOURITE_LIMIT */
export async function addFavourite(shop: ShopContext, { account }: ProvedContext, spu: string): Promise<void> {
  const product = await findProduct(shop, { spu });
  await withTransaction(shop, 'relaxed', async (tx) => {
    const now = shop.clock.now();
    // Taken first, so that two at once are counted one after the other.
    await tx.updateTable('accounts').set({ updated_at: now }).where('id', '=', account.accountId).execute();
    await tx
      .insertInto('favourites')
      .values({ id: shop.newId(), account_id: account.accountId, spu: product.spu, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'spu']).doNothing())
      .execute();
    const { held } = await tx
      .selectFrom('favourites')
      .select((eb) => eb.fn.countAll<number>().as('held'))
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    if (Number(held) > favouritesPerAccount) throw new ShopError('FAVOURITE_LIMIT');
  });
}

/** Lets a product go; one that is not kept is fine too. */
export async function removeFavourite(shop: ShopContext, { account }: ProvedContext, spu: string): Promise<void> {
  await shop.db.deleteFrom('favourites').where('account_id', '=', account.accountId).where('spu', '=', spu).execute();
}
