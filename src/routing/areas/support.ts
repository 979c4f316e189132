import { laterPage } from '../route.ts';

export const supportRoutes = [
  laterPage({ path: '/support', name: 'support', title: 'Support' }),
  laterPage({
    path: '/support/sku-faq-detail/:model',
    name: 'support-product',
    title: 'Product help',
    appBar: 'quiet-cart',
    samples: [{ values: { model: 'LM-DOME' } }],
  }),
  laterPage({
    path: '/support/topic-faq-detail/:topicId',
    name: 'support-topic',
    title: 'Help topic',
    appBar: 'quiet-cart',
    samples: [{ values: { topicId: 'delivery' } }],
  }),
  laterPage({ path: '/support/search', name: 'support-search', title: 'Search in support', appBar: 'quiet-cart' }),
  laterPage({
    path: '/support/consultation-center',
    name: 'support-contact',
    title: 'Contact us',
    appBar: 'quiet-cart',
  }),
  laterPage({ path: '/support/redirect', name: 'redirect', title: 'Redirecting', appBar: 'quiet-cart' }),
  laterPage({
    path: '/support/shipping-policy',
    name: 'shipping-policy',
    title: 'Shipping policy',
    appBar: 'quiet-cart',
  }),
  laterPage({ path: '/support/return-policy', name: 'return-policy', title: 'Return policy', appBar: 'quiet-cart' }),
  laterPage({ path: '/support/policy', query: ['key?'], name: 'policy', title: 'Policy', appBar: 'quiet-cart' }),
  laterPage({ path: '/user-manual/seel-policy-explanation', name: 'protection', title: 'Purchase protection' }),
];
