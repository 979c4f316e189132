/** One place to look at: every page a shopper can buy on, with what decides what it shows. */
export interface Visit {
  readonly path: string;
  readonly title: string | RegExp;
  /** The main heading; its page stands when it does. */
  readonly heading: string | RegExp;
  readonly isIndexed?: boolean;
  readonly isMissing?: boolean;
}

/** The same for everybody, rendered by the server. */
export const publicVisits: readonly Visit[] = [
  { path: '/home', title: 'Smart lights for every room', heading: /.+/, isIndexed: true },
  { path: '/home/search', title: 'Search', heading: 'Search', isIndexed: true },
  { path: '/home/search?q=lamp', title: 'Results for “lamp”', heading: /lamp/ },
  { path: '/home/search?q=zzzz', title: 'Results for “zzzz”', heading: /zzzz/ },
  { path: '/collections', title: 'Collections', heading: 'Collections', isIndexed: true },
  { path: '/collections?categoryId=table-lamps', title: /Table lamps/, heading: 'Table lamps', isIndexed: true },
  { path: '/product-detail?spu=LM-DOME', title: /Dome/, heading: 'Dome table lamp', isIndexed: true },
  { path: '/product-detail?sku=LM-PATH-6', title: /Path/, heading: 'Path garden bollards', isIndexed: true },
  { path: '/home/share?code=ABCD2345', title: 'Share', heading: 'Share the light' },
  { path: '/coupon/center', title: 'Coupon center', heading: /Coupon center/ },
  { path: '/no/such/page', title: 'Page not found', heading: 'Page not found', isMissing: true },
];

const unmatched: readonly Visit[] = [
  { path: '/payment/recall', title: 'Confirming payment', heading: 'We could not match this payment' },
  { path: '/order/completed', title: 'Thank you', heading: 'We could not find that order' },
];

const purchase = (orderNo: string): readonly Visit[] => [
  { path: '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1', title: 'Checkout', heading: 'Checkout' },
  { path: '/order/checkout?source=CART', title: 'Checkout', heading: 'There is nothing to order yet' },
  { path: `/order/payment?orderNo=${orderNo}`, title: 'Payment', heading: 'Payment' },
  { path: `/order/payment/card?orderNo=${orderNo}`, title: 'Pay by card', heading: 'Pay by card' },
];

export const guestVisits = (orderNo: string): readonly Visit[] => [
  { path: '/shopping-cart', title: 'Cart', heading: 'Your cart is empty' },
  { path: '/home/frame', title: 'External page', heading: 'This address cannot be shown' },
  { path: '/home/frame?url=https%3A%2F%2Fa.example%2F%3Fb%3D1&title=Care', title: 'Care', heading: 'Care' },
  { path: '/profile', title: 'Profile', heading: 'Log in to see this page' },
  { path: '/account/login', title: 'Log in', heading: 'Welcome back' },
  { path: '/account/signUp', title: 'Create account', heading: 'Create your account' },
  { path: '/account/my-center', title: 'My account', heading: 'Hello there' },
  { path: '/account/address-list', title: 'Addresses', heading: 'Log in to see this page' },
  { path: '/account/address-detail', title: 'Address', heading: 'Log in to see this page' },
  { path: '/order/list', title: 'My orders', heading: 'Your orders' },
  { path: '/order/detail?orderNo=LMDEMO0001', title: 'Order details', heading: 'This order needs its link' },
  { path: `/order/detail?orderNo=${orderNo}`, title: 'Order details', heading: /pay/i },
  { path: `/order/completed?orderNo=${orderNo}`, title: 'Thank you', heading: 'We are confirming your payment' },
  { path: `/order/revoke?orderNo=${orderNo}`, title: 'Cancel order', heading: 'Cancel this order?' },
  { path: `/order/bill?orderNo=${orderNo}`, title: 'Invoice', heading: 'Receipt' },
  { path: '/order/unsubscribe', title: 'E-mail preferences', heading: 'E-mail preferences' },
  ...unmatched,
  ...purchase(orderNo),
];

/** What the demo shopper sees elsewhere, and two public pages with a member's bar; the log-in and sign-up send a member on. */
export const memberVisits = (orderNo: string): readonly Visit[] => [
  { path: '/home', title: 'Smart lights for every room', heading: /.+/, isIndexed: true },
  { path: '/product-detail?spu=LM-ARC', title: /Arc/, heading: 'Arc corner floor lamp', isIndexed: true },
  { path: '/shopping-cart', title: 'Cart', heading: /cart/i },
  { path: '/account/login', title: 'My account', heading: /^Hello, / },
  { path: '/account/my-center', title: 'My account', heading: /^Hello, / },
  { path: '/profile', title: 'Profile', heading: 'Profile' },
  { path: '/home/share?spu=LM-CUBE', title: 'Share', heading: 'Share the light' },
  { path: '/account/address-list', title: 'Addresses', heading: 'Addresses' },
  { path: '/account/address-detail', title: 'Address', heading: 'Add address' },
  { path: '/order/list', title: 'My orders', heading: 'My orders' },
  { path: '/order/detail?orderNo=LMDEMO0002', title: 'Order details', heading: /.+/ },
  { path: '/order/detail?orderNo=LMDEMO0004', title: 'Order details', heading: /.+/ },
  { path: '/order/detail?orderNo=LMDEMO0005', title: 'Order details', heading: /.+/ },
  { path: '/order/completed?orderNo=LMDEMO0007', title: 'Thank you', heading: 'Thank you for your order' },
  ...unmatched,
  ...purchase(orderNo),
];
