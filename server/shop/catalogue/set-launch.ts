import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { raiseVersions } from './versions.ts';

interface LaunchSetting {
  readonly spu: string;
  readonly site: Site;
  /** Epoch milliseconds; null puts the product on sale. */
  readonly launchTime: number | null;
}

/**
 * Sets, moves or clears the launch of a product in a market, and notes what was changed.
 */
export async function setLaunch(
  shop: ShopContext,
  { spu, site, launchTime }: LaunchSetting,
): Promise<'unknown product' | 'unchanged' | 'changed'> {
  return withTransaction(shop, 'durable', async (tx) => {
    const product = await tx
      .selectFrom('products')
      .select('spu')
      .where('spu', '=', spu)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (product === undefined) return 'unknown product';
    const launch = tx.selectFrom('product_launches').select('launch_time').where('spu', '=', spu);
    const before = (await launch.where('site', '=', site).executeTakeFirst())?.launch_time ?? null;
    if (before === launchTime) return 'unchanged';
    await tx.deleteFrom('product_launches').where('spu', '=', spu).where('site', '=', site).execute();
    if (launchTime !== null) {
      await tx.insertInto('product_launches').values({ spu, site, launch_time: launchTime }).execute();
    }
    const change = { id: shop.newId(), spu, site, was_time: before, launch_time: launchTime, time: shop.clock.now() };
    await tx.insertInto('product_launch_changes').values(change).execute();
    await raiseVersions(tx, [site]);
    return 'changed';
  });
}
