import { accountRoutes } from './areas/account.ts';
import { aftersaleRoutes } from './areas/aftersale.ts';
import { cartRoutes } from './areas/cart.ts';
import { coinRoutes } from './areas/coin.ts';
import { couponRoutes } from './areas/coupon.ts';
import { faqRoutes } from './areas/faq.ts';
import { homeRoutes } from './areas/home.ts';
import { orderRoutes } from './areas/order.ts';
import { paymentRoutes } from './areas/payment.ts';
import { productRoutes } from './areas/product.ts';
import { promRoutes } from './areas/prom.ts';
import { supportRoutes } from './areas/support.ts';
import { publicPage, type Route } from './route.ts';

const rows = [
  ...homeRoutes,
  ...productRoutes,
  ...accountRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...aftersaleRoutes,
  ...paymentRoutes,
  ...faqRoutes,
  ...couponRoutes,
  ...coinRoutes,
  ...promRoutes,
  ...supportRoutes,
];

/** All rows with their exact types, for `href`. */
export type Rows = (typeof rows)[number];

export const routes: readonly Route[] = rows;

export const notFound = publicPage({
  path: '/*',
  name: 'not-found',
  title: 'Page not found',
  skeleton: 'text',
  noindex: true,
  samples: [{ heading: 'Page not found' }],
});

/** The paths of all rows. */
export type PagePath = (Rows | typeof notFound)['path'];
