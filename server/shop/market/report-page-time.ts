import type { components } from '#openapi/types.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Keeps how long pages were looked at. The client tells itself apart by its id only. */
export async function reportPageTime(
  shop: ShopContext,
  clientId: string,
  pages: components['schemas']['PageTimeReport']['pages'],
): Promise<void> {
  if (pages.length === 0) return;
  const now = shop.clock.now();
  await shop.db
    .insertInto('page_times')
    .values(
      pages.map((page) => ({
        id: shop.newId(),
        client_id: clientId,
        path: page.path,
        path_name: page.pathName,
        module_id: page.moduleId,
        activity_name: page.activityName,
        duration: page.duration,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}
