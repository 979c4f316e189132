import { publicPage } from '../route.ts';

export const cartRoutes = [
  publicPage({
    path: '/shopping-cart',
    name: 'cart',
    title: 'Cart',
    skeleton: 'cart',
    noindex: true,
    appBar: 'none',
    appOpens: 'page',
    event: 'gv_view_cart',
    samples: [
      { as: 'guest', heading: 'Your cart is empty' },
      { as: 'member', heading: /cart/i },
    ],
  }),
];
