import { headText } from './head.ts';
export const layoutText = {
  brand: 'Lampyris',
  brandLink: 'Lampyris home',
  skip: 'Skip to content',
  loading: 'Loading',
  overdue: 'The page took too long. Try reloading.',
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
  marketNote: (market: string, currency: string) => `Prices are for ${market}, in ${currency}.`,
  lightSwitch: 'Dark theme',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
  offline: 'Oops! Network error, please check your network and try again',
  navigation: { all: 'All lights', newest: 'New', collections: 'Collections', on: 'What is on', support: 'Support' },
  row: { previous: 'Previous', next: 'Next' },
  footer: {
    about: headText.description,
    shop: {
      title: 'Shop',
      coupons: 'Coupons',
      coins: 'Coins',
      invite: 'Invite friends',
    },
    help: {
      title: 'Help',
      orders: 'Track an order',
      shipping: 'Shipping',
      returns: 'Returns',
      withdraw: 'Withdraw from contract',
    },
    company: { title: 'About', policies: 'Policies', emails: 'Email preferences', contact: 'Contact us' },
    legal: '©\u{A0}2026\u{A0}Lampyris. A fictional shop, open source.',
  },
  marketDialog: {
    title: 'Change market?',
    /** @param count pieces in the cart that is left; `there` those in the cart of the other market */
    message: (next: string, current: string, count: number, there: number) =>
      `Prices and stock differ in ${next}.${count > 0 ? ` Your cart stays in ${current}.` : ''}${
        there > 0 ? ` Items in your cart in ${next}: ${there}.` : ''
      }`,
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

/** The same inside a sentence: "in the United States". */
export const marketsInSentence = { ...marketNames, US: 'the United States', GB: 'the United Kingdom' } as const;
