import { pagePaths } from '#rules/page-paths.ts';
import { personalPage } from '../route.ts';

export const aftersaleRoutes = [
  personalPage({
    path: '/order/revoke',
    query: ['orderNo?', 'mode?', 'accessKey?'],
    appSubTitle: 'orderNo',
    name: 'revoke',
    title: 'Cancel order',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [{ values: { orderNo: 'LMDEMO0005' }, as: 'member' }],
  }),
  personalPage({
    path: pagePaths.rma,
    query: ['orderNo?', 'rmaNo?', 'lineId?', 'step?', 'pageNo?', 'accessKey?'],
    appSubTitle: 'orderNo',
    name: 'rma',
    title: 'Returns & support',
    skeleton: 'order',
    appBar: 'quiet-cart',
    samples: [
      { as: 'guest', heading: 'Return something' },
      { as: 'member', heading: 'Returns & support' },
      { values: { orderNo: 'LMDEMO0004' }, as: 'member', heading: /What’s it about/ },
      { values: { orderNo: 'LMDEMO0008', rmaNo: 'R02Q353SZD5M6N17JS3P7EFSQNQ' }, as: 'member' },
    ],
  }),
];
