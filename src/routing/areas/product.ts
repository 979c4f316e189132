import { pagePaths } from '#rules/page-paths.ts';
import { publicPage } from '../route.ts';

export const productRoutes = [
  publicPage({
    path: pagePaths.collections,
    query: ['handle?', 'categoryId?', 'f?', 'priceMin?', 'priceMax?', 'sort?', 'pageNo?', 'from?', 'pageSize?'],
    subject: 'categoryId',
    address: ['handle', 'categoryId', 'pageNo'],
    name: 'collections',
    title: 'Collections',
    skeleton: 'list',
    samples: [
      { as: 'guest', heading: 'Collections' },
      { values: { categoryId: 'table-lamps' }, as: 'guest', title: /Table lamps/, heading: 'Table lamps' },
      { values: { handle: 'golden-hour' }, as: 'guest', title: /.+/ },
    ],
  }),
  publicPage({
    path: '/compare',
    query: ['sku?'],
    address: ['sku'],
    name: 'compare',
    title: 'Compare',
    skeleton: 'list',
    noindex: true,
    samples: [
      { values: { sku: 'LM-DOME-BONE,LM-REED-150' }, as: 'guest', title: /Dome.* vs\. Reed/, heading: 'Side by side' },
      { heading: 'Nothing to compare yet' },
    ],
  }),
  publicPage({
    path: pagePaths.product,
    query: ['spu?', 'sku?', 'coinTask?', 'confirm?', 'light?', 'level?', 'wall?'],
    subject: 'spu',
    address: ['spu', 'sku', 'light', 'level'],
    unlisted: 'nameless',
    name: 'product',
    title: 'Product',
    skeleton: 'product',
    event: 'gv_view_item',
    samples: [
      { values: { spu: 'LM-DOME' }, as: 'guest', title: /Dome/, heading: 'Dome table lamp' },
      { values: { sku: 'LM-PATH-6' }, as: 'guest', title: /Path/, heading: 'Path garden bollards' },
      { values: { spu: 'LM-ARC' }, as: 'member', title: /Arc/, heading: 'Arc corner floor lamp' },
    ],
  }),
  publicPage({
    path: '/product-detail/price-detail',
    query: ['sku', 'quantity?', 'buyType?', 'promoItemId?', 'with?'],
    subject: 'sku',
    name: 'price-detail',
    title: 'Price details',
    skeleton: 'text',
    noindex: true,
    samples: [
      {
        values: { sku: 'LM-RIBBON-S1-2M', quantity: 2 },
        title: /^Price details: Ribbon/,
        heading: 'How this price adds up',
      },
    ],
  }),
  publicPage({
    path: '/product-detail/warranty',
    query: ['spu?'],
    subject: 'spu',
    unlisted: 'nameless',
    name: 'warranty',
    title: 'Warranty',
    skeleton: 'text',
    samples: [
      { values: { spu: 'LM-DOME' }, heading: '24 months of warranty' },
      { values: { spu: 'LM-HUB' }, as: 'guest', heading: '12 months of warranty' },
    ],
  }),
  publicPage({
    path: '/product-detail/efficiency',
    query: ['spu?', 'sku?'],
    subject: 'spu',
    address: ['spu', 'sku'],
    unlisted: 'nameless',
    name: 'efficiency',
    title: 'Energy efficiency',
    skeleton: 'text',
    samples: [
      { values: { spu: 'LM-REED' }, heading: /^About \$\d/ },
      { values: { sku: 'LM-HUB-1' }, as: 'guest', heading: 'No energy label in this market' },
    ],
  }),
];
