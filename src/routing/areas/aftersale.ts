import { laterPage, personalPage } from '../route.ts';

export const aftersaleRoutes = [
  personalPage({
    path: '/order/revoke',
    query: ['orderNo?', 'mode?', 'accessKey?'],
    name: 'revoke',
    title: 'Cancel order',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [{ values: { orderNo: 'LMDEMO0005' }, as: 'member' }],
  }),
  laterPage({ path: '/order/rma', name: 'rma', title: 'Returns & support', appBar: 'quiet-cart' }),
];
