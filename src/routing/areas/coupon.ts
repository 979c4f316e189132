import { personalPage, publicPage } from '../route.ts';

export const couponRoutes = [
  personalPage({
    path: '/coupon/list',
    query: ['tab?'],
    name: 'coupon-list',
    title: 'My coupons',
    skeleton: 'account',
    needsLogin: true,
    appBar: 'quiet-cart',
    event: 'gv_coupon_view',
    samples: [
      { as: 'guest', heading: 'Log in to see this page' },
      { as: 'member', heading: 'Your coupons' },
      { values: { tab: 'USED' }, as: 'member', heading: 'Your coupons' },
    ],
  }),
  publicPage({
    path: '/coupon/rule',
    name: 'coupon-rule',
    title: 'Coupon rules',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'How coupons work' }],
  }),
  publicPage({
    path: '/coupon/center',
    query: ['tab?', 'claim?'],
    name: 'coupon-center',
    title: 'Coupon center',
    skeleton: 'list',
    appBar: 'quiet-cart',
    event: 'gv_coupon_view',
    samples: [{ heading: 'Coupons you can claim' }, { values: { tab: 'SHIPPING' }, heading: 'Coupons you can claim' }],
  }),
  publicPage({
    path: '/coupon/support-list',
    query: [
      ...(['couponId?', 'templateId?', 'claim?'] as const),
      ...(['f?', 'priceMin?', 'priceMax?', 'sort?', 'pageNo?', 'from?', 'pageSize?'] as const),
    ],
    subject: 'templateId',
    name: 'coupon-products',
    title: 'Eligible products',
    skeleton: 'list',
    noindex: true,
    appBar: 'quiet-cart',
    samples: [
      { values: { templateId: 'floor-us' }, heading: '15% off floor lamps' },
      { values: { templateId: 'ten-us' }, as: 'guest', heading: '$10 off all items over $80' },
      { heading: 'Which coupon?' },
    ],
  }),
];
