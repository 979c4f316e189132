export const layoutText = {
  brand: 'Lampyris',
  brandLink: 'Lampyris, to the home page',
  skip: 'Skip to the content',
  loading: 'Loading',
  notices: 'Notices',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  search: 'Search',
  account: 'My account',
  login: 'Log in',
  /** What is said holds what is shown: above 99 the badge reads 99+. */
  cart: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count > 99 ? '99+' : count} items`),
  market: 'Ship to',
  marketNote: (market: string, currency: string) => `You are shopping in ${market}. Prices are in ${currency}.`,
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
  offline: 'Oops! Network error, please check your network and try again',
  navigation: [
    { href: '/home/search?sort=BEST', label: 'All lights' },
    { href: '/home/search?sort=NEW', label: 'New' },
    { href: '/collections', label: 'Collections' },
    { href: '/support', label: 'Support' },
  ],
  footer: {
    about: 'Lights that know the hour. Designed like lamps, not like gadgets.',
    groups: [
      {
        title: 'Shop',
        links: [
          { href: '/home/search?sort=BEST', label: 'All lights' },
          { href: '/collections', label: 'Collections' },
          { href: '/home/search?sort=NEW', label: 'New in' },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '/support', label: 'Support' },
          { href: '/order/list', label: 'Track an order' },
          { href: '/support/shipping-policy', label: 'Shipping' },
          { href: '/support/return-policy', label: 'Returns' },
        ],
      },
      {
        title: 'About',
        links: [
          { href: '/support/policy', label: 'Policies' },
          { href: '/order/unsubscribe', label: 'E-mail preferences' },
          { href: '/support/consultation-center', label: 'Contact us' },
        ],
      },
    ],
    withdraw: { group: 'Help', href: '/order/revoke', label: 'Withdraw from contract' },
    legal: '©\u{A0}2026\u{A0}Lampyris. A fictional shop, open source.',
  },
  marketDialog: {
    title: 'Change market?',
    message: (next: string, current: string) =>
      `Prices and stock differ in ${next}. Your basket for ${current} is kept.`,
    ok: 'Change market',
    cancel: 'Stay here',
  },
} as const;

/** How the shopper reads the five markets. */
export const marketNames = {
  US: 'United States',
  EU: 'Europe',
  GB: 'United Kingdom',
  CA: 'Canada',
  JA: 'Japan',
} as const;
