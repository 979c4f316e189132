/** The events of the data layer, by what they are about. Whoever adds one names it here. */
export const analyticsEvents = {
  'page view': ['gv_page_view'],
  login: ['gv_login'],
  'add to cart': ['gv_view_item', 'gv_add_to_cart', 'gv_view_cart'],
  'begin checkout': ['gv_begin_checkout'],
  purchase: ['gv_purchase'],
  coupon: ['gv_coupon_view', 'gv_coupon_claim'],
  points: ['gv_points_view'],
  'coin tasks': ['gv_coin_task_view', 'gv_coin_task_done'],
  search: ['gv_search'],
  share: ['gv_share'],
} as const;

export type AnalyticsEvent = (typeof analyticsEvents)[keyof typeof analyticsEvents][number];

/** All names in one list. */
export const analyticsEventNames: readonly AnalyticsEvent[] = Object.values(analyticsEvents).flat();
