import type { AnalyticsEvent } from '#rules/analytics-events.ts';

/** What it means that somebody has come to a page, beyond having seen it. */
const byPath: Readonly<Record<string, AnalyticsEvent>> = {
  '/product-detail': 'gv_view_item',
  '/shopping-cart': 'gv_view_cart',
  '/order/checkout': 'gv_begin_checkout',
  '/coupon/list': 'gv_coupon_view',
  '/coupon/center': 'gv_coupon_view',
  '/prom/point-guide': 'gv_points_view',
  '/coin/center': 'gv_coin_task_view',
  '/coin/task-product-list': 'gv_coin_task_view',
  '/home/search': 'gv_search',
  '/home/share': 'gv_share',
};

/** The events of arriving at a path, the view of the page first. */
export function eventsOfPlace(path: string): readonly AnalyticsEvent[] {
  const own = Object.hasOwn(byPath, path) ? byPath[path] : undefined;
  return own === undefined ? ['gv_page_view'] : ['gv_page_view', own];
}
