import { policyPath, returnPolicyPath, shippingPolicyPath } from '#rules/page-paths.ts';
import { laterPage, publicPage } from '../route.ts';

export const supportRoutes = [
  publicPage({
    path: '/support',
    name: 'support',
    title: 'Support',
    skeleton: 'text',
    samples: [
      { as: 'guest', heading: 'How can we help?' },
      { as: 'member', heading: 'How can we help?' },
    ],
  }),
  publicPage({
    path: '/support/sku-faq-detail/:model',
    name: 'support-product',
    title: 'Product help',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ values: { model: 'LM-DOME' }, title: /^Help with Dome/, heading: /^Help with Dome/ }],
  }),
  publicPage({
    path: '/support/topic-faq-detail/:topicId',
    query: ['faqId?', 'model?'],
    subject: 'faqId',
    name: 'support-topic',
    title: 'Help topic',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [
      { values: { topicId: 'strips' }, title: 'Strips', heading: 'Strips' },
      {
        values: { topicId: 'connect', faqId: 'pair-after-new-router' },
        title: 'Pair a light again after a new router',
        heading: 'Pair a light again after a new router',
      },
    ],
  }),
  laterPage({
    path: '/support/search',
    query: ['q?', 'pageNo?'],
    name: 'support-search',
    title: 'Search in support',
    appBar: 'quiet-cart',
  }),
  laterPage({
    path: '/support/consultation-center',
    query: ['ticketNo?', 'orderNo?', 'model?', 'tab?'],
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
  publicPage({
    path: '/user-manual/seel-policy-explanation',
    name: 'protection',
    title: 'Purchase protection',
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: 'Purchase protection' }],
  }),
];
