import { laterPage, personalPage, type Page } from '#src/routing/route.ts';

export const aftersaleRoutes = [
  personalPage({
    path: '/order/revoke',
    query: ['orderNo?', 'mode?', 'accessKey?'],
    name: 'revoke',
    title: 'Cancel order',
    page: (): Page => import('./revoke.tsx'),
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [{ values: { orderNo: 'LMDEMO0005' }, as: 'member' }],
  }),
  laterPage({ path: '/order/rma', name: 'rma', title: 'Returns & support', appBar: 'quiet-cart' }),
];
