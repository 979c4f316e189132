/**
 * Addresses of pages that the server, the machines or a rule names: in emails, redirects and security headers. The rows of
 * these pages take them from here; every other path stands in its row (src/routing/areas).
 */
export const pagePaths = {
  home: '/home',
  frame: '/home/frame',
  share: '/home/share',
  product: '/product-detail',
  collections: '/collections',
  logIn: '/account/login',
  myCenter: '/account/my-center',
  profile: '/profile',
  orderDetail: '/order/detail',
  rma: '/order/rma',
  logistics: '/order/logistics-detail',
  paymentReturn: '/payment/recall',
  emailPreferences: '/order/unsubscribe',
  coinCenter: '/coin/center',
  question: '/faq/detail',
  qaRules: '/faq/qa-rule',
  answererGuide: '/faq/answerer-guide',
} as const;

/** Where shoppers write to the shop, and read its answers. */
export const consultationPath = '/support/consultation-center';

/** Addresses of promotions: each by itself, so that a browser has only those that its rows name. */
export const activityPath = '/prom/activity-making';
export const interestPath = '/prom/early-Interest-detail';
export const flashSalePath = '/prom/flash-sale';
export const depositCampaignPath = '/prom/early-bird-campaign-detail';
export const earlyBirdPath = '/prom/early-bird-activity-detail';
export const suitPath = '/prom/suit-detail';
export const newUserPath = '/prom/new-user';
export const prizeListPath = '/prom/prize-list';
export const commentsPath = '/faq/comments';
export const crowdPath = '/prom/new-product-crown-detail';

/** Pages of the help that its articles and other texts lead to: each takes what it is about as the last part of its path. */
export const helpPaths = {
  topic: '/support/topic-faq-detail',
  product: '/support/sku-faq-detail',
} as const;
export const policyPath = '/support/policy';

/** The pages of the shop that an article of the help may lead to; a test holds them against the routes. */
export const linkedPages: readonly string[] = [
  '/home',
  '/home/search',
  '/collections',
  '/product-detail',
  '/product-detail/warranty',
  '/product-detail/efficiency',
  '/account/my-center',
  '/account/address-list',
  '/profile',
  '/shopping-cart',
  '/order/list',
  '/order/detail',
  '/order/rma',
  '/order/revoke',
  '/order/logistics-detail',
  '/order/bill',
  '/coupon/center',
  '/coin/center',
  '/faq/list',
  '/support',
  '/support/search',
  '/support/consultation-center',
  '/support/shipping-policy',
  '/support/return-policy',
  '/support/policy',
  '/user-manual/seel-policy-explanation',
];

/** The policies that have a page of their own. */
export const shippingPolicyPath = '/support/shipping-policy';
export const returnPolicyPath = '/support/return-policy';

/** Pages that the assistant offers. */
export const assistantPages = {
  contact: '/support/consultation-center',
  orders: '/order/list',
  priceDetail: '/product-detail/price-detail',
} as const;
