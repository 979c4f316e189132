import type { ComponentType } from 'react';
import { lostRouteNames } from './lost-route-names.ts';
import type { TitleKey } from '../text/titles.ts';

export type Skeleton = 'home' | 'list' | 'product' | 'cart' | 'form' | 'account' | 'order' | 'text' | 'wait';

export interface Route {
  /** Matched whole; `:name` is one segment. */
  readonly path: string;
  /** Translated, or fixed English where the specification names it. A page with data may say more. */
  readonly title: TitleKey | { readonly fixed: string };
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly skeleton: Skeleton;
  readonly rendering: 'server' | 'browser';
  readonly needsLogin: boolean;
  readonly noindex: boolean | 'with-query';
}

type Public = Pick<Route, 'path' | 'title' | 'page' | 'skeleton'> & Partial<Pick<Route, 'noindex'>>;
type Personal = Pick<Route, 'path' | 'title' | 'page' | 'skeleton'> & Partial<Pick<Route, 'needsLogin'>>;

/** Rendered by the server with its data; search engines are welcome. */
const open = (route: Public): Route => ({ rendering: 'server', needsLogin: false, noindex: false, ...route });

/** Belongs to one shopper: rendered in the browser behind its skeleton, never indexed. */
const personal = (route: Personal): Route => ({ rendering: 'browser', needsLogin: false, noindex: true, ...route });

const notHereYet = () => import('../pages/fallback/not-here-yet.tsx');

/** Named by the specification and not built yet: says so instead of answering 404. */
const later = (path: string, title: Route['title']): Route =>
  open({ path, title, page: notHereYet, skeleton: 'text', noindex: true });

const fixed = (text: string) => ({ fixed: text });

export const notFound: Route = open({
  path: '/*',
  title: 'not-found.title',
  page: () => import('../pages/fallback/not-found.tsx'),
  skeleton: 'text',
  noindex: true,
});

export const routes: readonly Route[] = [
  // Home
  open({ path: '/home', title: 'home.title', page: () => import('../pages/home/home.tsx'), skeleton: 'home' }),
  open({
    path: '/home/share',
    title: 'share.title',
    page: () => import('../pages/home/share.tsx'),
    skeleton: 'text',
    noindex: true,
  }),
  personal({
    path: '/home/frame',
    title: 'frame.title',
    page: () => import('../pages/home/frame.tsx'),
    skeleton: 'wait',
  }),
  open({
    path: '/home/search',
    title: 'search.title',
    page: () => import('../pages/home/search.tsx'),
    skeleton: 'list',
    noindex: 'with-query',
  }),
  personal({
    path: '/profile',
    title: 'profile.title',
    page: () => import('../pages/account/profile.tsx'),
    skeleton: 'account',
    needsLogin: true,
  }),
  open({
    path: '/collections',
    title: 'collections.title',
    page: () => import('../pages/product/collections.tsx'),
    skeleton: 'list',
  }),

  // Product
  open({
    path: '/product-detail',
    title: 'product.title',
    page: () => import('../pages/product/product-detail.tsx'),
    skeleton: 'product',
  }),
  later('/product-detail/price-detail', 'price-detail.title'),
  later('/product-detail/warranty', 'warranty.title'),
  later('/product-detail/efficiency', 'efficiency.title'),

  // Account
  personal({
    path: '/account/login',
    title: 'login.title',
    page: () => import('../pages/account/login.tsx'),
    skeleton: 'form',
  }),
  personal({
    path: '/account/signUp',
    title: 'sign-up.title',
    page: () => import('../pages/account/sign-up.tsx'),
    skeleton: 'form',
  }),
  personal({
    path: '/account/my-center',
    title: 'my-center.title',
    page: () => import('../pages/account/my-center.tsx'),
    skeleton: 'account',
  }),
  personal({
    path: '/account/address-list',
    title: 'address-list.title',
    page: () => import('../pages/account/address-list.tsx'),
    skeleton: 'account',
    needsLogin: true,
  }),
  personal({
    path: '/account/address-detail',
    title: 'address-detail.title',
    page: () => import('../pages/account/address-detail.tsx'),
    skeleton: 'form',
    needsLogin: true,
  }),
  later('/account/su-center', 'su-center.title'),

  // Cart and orders
  personal({
    path: '/shopping-cart',
    title: 'cart.title',
    page: () => import('../pages/cart/shopping-cart.tsx'),
    skeleton: 'cart',
  }),
  personal({
    path: '/order/checkout',
    title: 'checkout.title',
    page: () => import('../pages/order/checkout.tsx'),
    skeleton: 'form',
  }),
  personal({
    path: '/order/payment',
    title: 'payment.title',
    page: () => import('../pages/payment/payment.tsx'),
    skeleton: 'form',
  }),
  personal({
    path: '/order/payment/card',
    title: 'payment-card.title',
    page: () => import('../pages/payment/payment-card.tsx'),
    skeleton: 'form',
  }),
  personal({
    path: '/payment/recall',
    title: 'payment-recall.title',
    page: () => import('../pages/payment/recall.tsx'),
    skeleton: 'wait',
  }),
  personal({
    path: '/order/completed',
    title: 'completed.title',
    page: () => import('../pages/order/completed.tsx'),
    skeleton: 'order',
  }),
  personal({
    path: '/order/list',
    title: 'order-list.title',
    page: () => import('../pages/order/list.tsx'),
    skeleton: 'order',
  }),
  personal({
    path: '/order/detail',
    title: 'order-detail.title',
    page: () => import('../pages/order/detail.tsx'),
    skeleton: 'order',
  }),
  personal({
    path: '/order/revoke',
    title: 'revoke.title',
    page: () => import('../pages/aftersale/revoke.tsx'),
    skeleton: 'order',
  }),
  later('/order/logistics-detail', 'logistics.title'),
  later('/order/rma', 'rma.title'),
  personal({
    path: '/order/bill',
    title: 'bill.title',
    page: () => import('../pages/order/bill.tsx'),
    skeleton: 'order',
  }),
  personal({
    path: '/order/unsubscribe',
    title: 'unsubscribe.title',
    page: () => import('../pages/account/unsubscribe.tsx'),
    skeleton: 'form',
  }),

  // Questions and answers
  later('/faq/list', 'faq-list.title'),
  later('/faq/detail', 'faq-detail.title'),
  later('/faq/comments', 'faq-comments.title'),
  later('/faq/answerer-guide', 'answerer-guide.title'),
  later('/faq/my-space', 'faq-space.title'),
  later('/faq/qa-rule', 'qa-rule.title'),

  // Coupons and coins
  later('/coupon/list', 'coupon-list.title'),
  later('/coupon/rule', 'coupon-rule.title'),
  later('/coupon/center', 'coupon-center.title'),
  later('/coupon/support-list', 'coupon-products.title'),
  later('/coin/center', 'coin-center.title'),
  later('/coin/task-product-list', 'coin-task.title'),
  later('/coin/details', 'coin-details.title'),
  later('/coin/rule', 'coin-rule.title'),

  // Promotions
  later('/prom/flash-sale', fixed('Flash Sale')),
  later('/prom/suit-list', fixed('Bundles')),
  later('/prom/suit-detail', fixed('Bundle')),
  later('/prom/point-guide', fixed('Points guide')),
  later('/prom/activity-list', fixed('Activities')),
  later('/prom/black-friday-in-july-sale', fixed('Black Friday in July')),
  later('/prom/pd-warmup', fixed('Prime deals warm-up')),
  later('/prom/prize-list', fixed('My prizes')),
  later('/prom/winner-announcement', fixed('Winners Announcement')),
  later('/prom/new-product-crown', fixed('Crowdfunding')),
  later('/prom/new-product-crown-detail', fixed('Crowdfunding project')),
  later('/prom/early-bird-activity', fixed('Early bird')),
  later('/prom/early-bird-activity-detail', fixed('Early bird offer')),
  later('/prom/early-Interest', fixed('Coming soon')),
  later('/prom/early-Interest-detail', fixed('Coming soon')),
  later(lostRouteNames.outdoorGiveaway, fixed('New Outdoor Lights Giveaway')),
  later(lostRouteNames.outdoorWinners, fixed('Winners Announcement')),
  later('/prom/doll-machine', fixed('Doll machine')),
  later(lostRouteNames.lampSeries, fixed('New Lamp Series')),
  later(lostRouteNames.lampSeriesWinners, fixed('Winners Announcement')),
  later('/prom/new-user', fixed('New user offer')),
  later(lostRouteNames.blackFriday, fixed('Black Friday Deals')),
  later(lostRouteNames.blackFridayDraw, fixed('Prize Draw')),
  later('/prom/activity-making/:handle', fixed('Activity')),
  later('/prom/early-bird-campaign', fixed('Early bird campaign')),
  later('/prom/early-bird-campaign-detail', fixed('Early bird campaign')),

  // Support
  later('/support', 'support.title'),
  later('/support/sku-faq-detail/:model', 'support-product.title'),
  later('/support/topic-faq-detail/:topicId', 'support-topic.title'),
  later('/support/search', 'support-search.title'),
  later('/support/consultation-center', 'support-contact.title'),
  later('/support/redirect', 'redirect.title'),
  later('/support/shipping-policy', 'shipping-policy.title'),
  later('/support/return-policy', 'return-policy.title'),
  later('/support/policy', 'policy.title'),
  later('/user-manual/seel-policy-explanation', 'protection.title'),
];

/** Followed at load with the query string kept. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/home',
};

/** Followed likewise, on the main host alone. */
export const mainHostRedirects: Readonly<Record<string, string>> = {
  '/support/logistics-terms': '/support/shipping-policy',
  '/faq/return-policy': '/support/return-policy',
};
