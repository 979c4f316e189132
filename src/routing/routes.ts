import { accountRoutes } from '../pages/account/routes.ts';
import { aftersaleRoutes } from '../pages/aftersale/routes.ts';
import { cartRoutes } from '../pages/cart/routes.ts';
import { coinRoutes } from '../pages/coin/routes.ts';
import { couponRoutes } from '../pages/coupon/routes.ts';
import { faqRoutes } from '../pages/faq/routes.ts';
import { homeRoutes } from '../pages/home/routes.ts';
import { orderRoutes } from '../pages/order/routes.ts';
import { paymentRoutes } from '../pages/payment/routes.ts';
import { productRoutes } from '../pages/product/routes.ts';
import { promRoutes } from '../pages/prom/routes.ts';
import { supportRoutes } from '../pages/support/routes.ts';
import { publicPage, type Page, type Route } from './route.ts';

/** The rows of every area, under the name of its folder in src/pages. */
export const areas = {
  home: homeRoutes,
  product: productRoutes,
  account: accountRoutes,
  cart: cartRoutes,
  order: orderRoutes,
  aftersale: aftersaleRoutes,
  payment: paymentRoutes,
  faq: faqRoutes,
  coupon: couponRoutes,
  coin: coinRoutes,
  prom: promRoutes,
  support: supportRoutes,
};

/** All rows with their exact types, for `href`. */
export type Rows = (typeof areas)[keyof typeof areas][number];

export const routes: readonly Route[] = Object.values(areas).flat();

export const notFound: Route = publicPage({
  path: '/*',
  name: 'not-found',
  title: 'Page not found',
  page: (): Page => import('../pages/fallback/not-found.tsx'),
  skeleton: 'text',
  noindex: true,
});
