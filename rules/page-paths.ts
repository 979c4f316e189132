/**
 * Addresses of pages that the server, the machines or a rule names: in emails, redirects and security headers. The rows of
 * these pages take them from here; every other path stands in its row (src/routing/areas).
 */
export const pagePaths = {
  home: '/home',
  frame: '/home/frame',
  share: '/home/share',
  product: '/product-detail',
  activity: '/prom/activity-making',
  profile: '/profile',
  orderDetail: '/order/detail',
  rma: '/order/rma',
  logistics: '/order/logistics-detail',
  paymentReturn: '/payment/recall',
  emailPreferences: '/order/unsubscribe',
  interest: '/prom/early-Interest-detail',
  coinCenter: '/coin/center',
  flashSale: '/prom/flash-sale',
  question: '/faq/detail',
  qaRules: '/faq/qa-rule',
  answererGuide: '/faq/answerer-guide',
} as const;
