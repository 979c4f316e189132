import { pagePaths } from '#rules/page-paths.ts';
import { personalPage } from '../route.ts';

export const orderRoutes = [
  personalPage({
    path: '/order/checkout',
    query: ['source?', 'sku?', 'quantity?', 'buyType?', 'promoItemId?', 'itemId?'],
    name: 'checkout',
    title: 'Checkout',
    skeleton: 'form',
    appBar: 'none',
    event: 'gv_begin_checkout',
    samples: [
      { values: { source: 'BUY_NOW', sku: 'LM-CUBE-1' }, heading: 'Checkout' },
      { values: { source: 'CART' }, heading: 'There is nothing to order yet' },
      { values: { source: 'COIN', itemId: 'coins-orb-us' }, as: 'guest', heading: 'Log in to exchange your coins' },
      { values: { source: 'PLEDGE', itemId: 'crowd-buoy-second-us' }, as: 'guest', heading: 'Log in to pledge' },
    ],
  }),
  personalPage({
    path: '/order/completed',
    query: ['orderNo'],
    name: 'completed',
    title: 'Thank you',
    skeleton: 'order',
    appBar: 'none',
    samples: [{ values: { orderNo: 'LMDEMO0007' }, as: 'member', heading: /^Arrives by / }],
  }),
  personalPage({
    path: '/order/list',
    query: ['tab?', 'q?', 'pageNo?'],
    name: 'order-list',
    title: 'My orders',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: 'Your orders' },
      { as: 'member', heading: 'My orders' },
    ],
  }),
  personalPage({
    path: pagePaths.orderDetail,
    query: ['orderNo', 'accessKey?'],
    name: 'order-detail',
    title: 'Order details',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [
      { values: { orderNo: 'LMDEMO0001' }, as: 'guest', heading: 'This order needs its link' },
      { values: { orderNo: 'LMDEMO0004' }, as: 'member' },
      { values: { orderNo: 'LMDEMO0002' }, as: 'member' },
      { values: { orderNo: 'LMDEMO0005' }, as: 'member' },
    ],
  }),
  personalPage({
    path: '/order/bill',
    query: ['orderNo?'],
    name: 'bill',
    title: 'Invoice',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [{ values: { orderNo: 'LMDEMO0007' }, as: 'member' }],
  }),
  personalPage({
    path: pagePaths.logistics,
    query: ['orderNo?', 'shipmentId?'],
    subject: 'orderNo',
    name: 'logistics',
    title: 'Track package',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: 'Track your package' },
      { values: { orderNo: 'LMDEMO0005' }, as: 'member', heading: /^(Arrives|Late|Shipped)/ },
      { values: { orderNo: 'LMDEMO0004' }, as: 'member', heading: /^Delivered/ },
    ],
  }),
];
