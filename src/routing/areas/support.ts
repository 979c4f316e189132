import { policyPath, returnPolicyPath, shippingPolicyPath } from '#rules/page-paths.ts';
import { laterPage, publicPage } from '../route.ts';

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
  publicPage({
    path: shippingPolicyPath,
    name: 'shipping-policy',
    title: 'Shipping policy',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Shipping' }],
  }),
  publicPage({
    path: returnPolicyPath,
    name: 'return-policy',
    title: 'Return policy',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Returns' }],
  }),
  publicPage({
    path: policyPath,
    query: ['key?'],
    subject: 'key',
    name: 'policy',
    title: 'Policies',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Policies' }, { values: { key: 'privacy' }, title: 'Privacy', heading: 'Privacy' }],
  }),
  laterPage({ path: '/user-manual/seel-policy-explanation', name: 'protection', title: 'Purchase protection' }),
];
