import { depositCampaignPath, earlyBirdPath, interestPath, pagePaths, prizeListPath } from '#rules/page-paths.ts';
import { depositCampaignPath, earlyBirdPath, interestPath, pagePaths } from '#rules/page-paths.ts';
import { earlyBirdPath, interestPath, pagePaths, prizeListPath } from '#rules/page-paths.ts';
import { crowdPath, earlyBirdPath, interestPath, pagePaths } from '#rules/page-paths.ts';
import { lostRouteNames } from '../routing/areas/prom.ts';
import type { PageModule } from '../routing/page.ts';
import type { BuiltPath } from '../routing/routes.ts';

type PageImport = () => Promise<PageModule>;

/** The code of every page by the path of its row: a row that is said to be built does not compile without it. */
const pageImports: Readonly<Record<BuiltPath, PageImport>> = {
  [pagePaths.home]: () => import('./home/home/page.tsx'),
  [pagePaths.share]: () => import('./home/share/page.tsx'),
  [pagePaths.frame]: () => import('./home/frame/page.tsx'),
  '/home/search': () => import('./home/search/page.tsx'),
  '/collections': () => import('./product/collections/page.tsx'),
  [pagePaths.product]: () => import('./product/product-detail/page.tsx'),
  '/product-detail/price-detail': () => import('./product/price-detail/page.tsx'),
  '/product-detail/warranty': () => import('./product/warranty/page.tsx'),
  '/product-detail/efficiency': () => import('./product/efficiency/page.tsx'),
  '/account/login': () => import('./account/login/page.tsx'),
  '/account/signUp': () => import('./account/register/page.tsx'),
  '/account/my-center': () => import('./account/my-center/page.tsx'),
  '/account/su-center': () => import('./account/su-center/page.tsx'),
  [pagePaths.profile]: () => import('./account/profile/page.tsx'),
  '/account/address-list': () => import('./account/address-list/page.tsx'),
  '/account/address-detail': () => import('./account/address-detail/page.tsx'),
  [pagePaths.emailPreferences]: () => import('./account/unsubscribe/page.tsx'),
  '/shopping-cart': () => import('./cart/shopping-cart/page.tsx'),
  '/order/checkout': () => import('./order/checkout/page.tsx'),
  '/order/completed': () => import('./order/completed/page.tsx'),
  '/order/list': () => import('./order/list/page.tsx'),
  '/order/logistics-detail': () => import('./order/logistics-detail/page.tsx'),
  [pagePaths.orderDetail]: () => import('./order/detail/page.tsx'),
  '/order/bill': () => import('./order/bill/page.tsx'),
  '/order/revoke': () => import('./aftersale/revoke/page.tsx'),
  '/order/rma': () => import('./aftersale/rma/page.tsx'),
  [pagePaths.coinCenter]: () => import('./coin/center/page.tsx'),
  '/coin/task-product-list': () => import('./coin/task-product-list/page.tsx'),
  '/coin/details': () => import('./coin/details/page.tsx'),
  '/coin/rule': () => import('./coin/rule/page.tsx'),
  '/order/payment': () => import('./payment/payment/page.tsx'),
  '/order/payment/card': () => import('./payment/payment-card/page.tsx'),
  [pagePaths.paymentReturn]: () => import('./payment/recall/page.tsx'),
  '/coupon/list': () => import('./coupon/list/page.tsx'),
  '/coupon/rule': () => import('./coupon/rule/page.tsx'),
  '/coupon/center': () => import('./coupon/center/page.tsx'),
  '/coupon/support-list': () => import('./coupon/support-list/page.tsx'),
  '/faq/list': () => import('./faq/list/page.tsx'),
  '/faq/detail': () => import('./faq/detail/page.tsx'),
  '/faq/answerer-guide': () => import('./faq/answerer-guide/page.tsx'),
  '/faq/qa-rule': () => import('./faq/qa-rule/page.tsx'),
  '/support/policy': () => import('./support/policy/page.tsx'),
  '/support/shipping-policy': () => import('./support/policy/page.tsx'),
  '/support/return-policy': () => import('./support/policy/page.tsx'),
  '/prom/flash-sale': () => import('./prom/flash-sale/page.tsx'),
  '/prom/suit-list': () => import('./prom/suit-list/page.tsx'),
  '/prom/suit-detail': () => import('./prom/suit-detail/page.tsx'),
  '/prom/point-guide': () => import('./prom/point-guide/page.tsx'),
  '/prom/winner-announcement': () => import('./prom/winners/page.tsx'),
  [lostRouteNames.outdoorWinners]: () => import('./prom/winners/page.tsx'),
  [lostRouteNames.lampSeriesWinners]: () => import('./prom/winners/page.tsx'),
  '/prom/activity-list': () => import('./prom/activity-list/page.tsx'),
  '/prom/black-friday-in-july-sale': () => import('./prom/event/page.tsx'),
  '/prom/pd-warmup': () => import('./prom/event/page.tsx'),
  [lostRouteNames.blackFriday]: () => import('./prom/event/page.tsx'),
  '/prom/activity-making/:handle': () => import('./prom/event/page.tsx'),
  '/prom/early-Interest': () => import('./prom/early-interest/page.tsx'),
  [interestPath]: () => import('./prom/early-interest-detail/page.tsx'),
  '/prom/new-product-crown': () => import('./prom/new-product-crown/page.tsx'),
  [crowdPath]: () => import('./prom/new-product-crown-detail/page.tsx'),
  '/prom/early-bird-activity': () => import('./prom/early-bird-activity/page.tsx'),
  [earlyBirdPath]: () => import('./prom/early-bird-activity-detail/page.tsx'),
  '/prom/doll-machine': () => import('./prom/doll-machine/page.tsx'),
  '/prom/early-bird-campaign': () => import('./prom/early-bird-campaign/page.tsx'),
  [depositCampaignPath]: () => import('./prom/early-bird-campaign-detail/page.tsx'),
  [prizeListPath]: () => import('./prom/prize-list/page.tsx'),
  [lostRouteNames.outdoorGiveaway]: () => import('./prom/giveaway/page.tsx'),
  [lostRouteNames.lampSeries]: () => import('./prom/giveaway/page.tsx'),
  [lostRouteNames.blackFridayDraw]: () => import('./prom/giveaway/page.tsx'),
  '/prom/new-user': () => import('./prom/new-user/page.tsx'),
  '/*': () => import('./fallback/not-found/page.tsx'),
};

const importByPath = new Map<string, PageImport>(Object.entries(pageImports));
const importNotBuiltYet: PageImport = () => import('./fallback/not-here-yet/page.tsx');

/** The import of the page at the path of a row; of a row that is not built yet, the page that says so. */
export const importOfPage = (path: string): PageImport => importByPath.get(path) ?? importNotBuiltYet;
