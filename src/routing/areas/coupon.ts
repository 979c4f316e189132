import { laterPage } from '../route.ts';

export const couponRoutes = [
  laterPage({
    path: '/coupon/list',
    name: 'coupon-list',
    title: 'My coupons',
    appBar: 'quiet-cart',
    event: 'gv_coupon_view',
  }),
  laterPage({ path: '/coupon/rule', name: 'coupon-rule', title: 'Coupon rules', appBar: 'quiet-cart' }),
  laterPage({
    path: '/coupon/center',
    name: 'coupon-center',
    title: 'Coupon center',
    appBar: 'quiet-cart',
    event: 'gv_coupon_view',
    samples: [{ as: 'guest', heading: /Coupon center/ }],
  }),
  laterPage({
    path: '/coupon/support-list',
    name: 'coupon-products',
    title: 'Eligible products',
    appBar: 'quiet-cart',
  }),
];
