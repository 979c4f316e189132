import type { components } from '#openapi/types.ts';
import { pageTimeDropFrom } from '#rules/limits.ts';
import type { ShopContext } from '#server/shop-context.ts';

/**
 * Keeps how long pages were looked at, each without its query. A client is known by its id only; a record of
 * five minutes or more is nobody's reading and is dropped.
 */
export async function reportPageTime(
  shop: ShopContext,
  clientId: string,
  pages: components['schemas']['PageTimeReport']['pages'],
): Promise<void> {
  const plausible = pages.filter(({ duration }) => duration < pageTimeDropFrom);
  if (plausible.length === 0) return;
  const now = shop.clock.now();
  await shop.db
    .insertInto('page_times')
    .values(
      plausible.map((page) => ({
        id: shop.newId(),
        client_id: clientId,
        path: page.path.split(/[?#]/, 1)[0] ?? '',
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
