import { pagePaths } from '#rules/page-paths.ts';
import { personalPage, publicPage } from '../route.ts';

export const homeRoutes = [
  publicPage({
    path: pagePaths.home,
    name: 'home',
    title: 'Smart lights for every room',
    skeleton: 'home',
    isCanonical: true,
    samples: [{}],
  }),
  publicPage({
    path: pagePaths.share,
    query: ['code?', 'spu?'],
    address: ['code', 'spu'],
    name: 'share',
    title: 'Share',
    skeleton: 'text',
    noindex: true,
    event: 'gv_share',
    samples: [
      { values: { spu: 'LM-CUBE' }, heading: 'Share the light' },
      { values: { code: 'ABCD2345' }, as: 'guest', heading: 'Share the light' },
    ],
  }),
  personalPage({
    path: pagePaths.frame,
    query: ['url', 'title?'],
    name: 'frame',
    title: 'External page',
    skeleton: 'wait',
    appOpens: 'framed-page',
    samples: [
      { values: { url: 'https://a.example/?b=1', title: 'Care' }, as: 'guest', title: 'Care', heading: 'Care' },
    ],
  }),
  publicPage({
    path: '/home/search',
    query: ['q?', 'exact?', 'f?', 'priceMin?', 'priceMax?', 'sort?', 'pageNo?', 'from?', 'pageSize?'],
    subject: 'q',
    name: 'search',
    title: 'Search',
    skeleton: 'list',
    noindex: 'with-query',
    appBar: 'cart',
    appSubTitle: 'q',
    event: 'gv_search',
    samples: [
      { as: 'guest', heading: 'Search' },
      { values: { q: 'lamp' }, as: 'guest', title: 'Results for “lamp”', heading: /lamp/ },
      { values: { q: 'zzzz' }, as: 'guest', title: 'Results for “zzzz”', heading: /zzzz/ },
    ],
  }),
];
