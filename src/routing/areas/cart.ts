import { personalPage } from '../route.ts';

export const cartRoutes = [
  personalPage({
    path: '/shopping-cart',
    name: 'cart',
    title: 'Cart',
    skeleton: 'cart',
    appBar: 'none',
    appOpens: 'page',
    event: 'gv_view_cart',
    samples: [
      { as: 'guest', heading: 'Your cart is empty' },
      { as: 'member', heading: /cart/i },
    ],
  }),
];
