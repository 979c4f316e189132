import type { Site } from '#rules/markets.ts';

/** What the tax is called where it is paid. */
const taxes: Readonly<Record<Site, string>> = {
  US: 'sales tax',
  CA: 'GST/HST',
  GB: 'VAT',
  EU: 'VAT',
  JA: 'consumption tax',
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const priceDetailText = {
  heading: 'How this price adds up',
  documentTitle: (product: string) => `Price details: ${product}`,
  description: (product: string) => `What ${product} costs, step by step: list price, reductions and tax.`,
  trail: 'Where you are',
  home: 'Home',
  steps: 'From the list price to what you pay',
  list: 'List price',
  pieces: (quantity: number, unit: string) => `${quantity} × ${unit}`,
  sale: 'Sale',
  until: (moment: string) => `Until ${moment}`,
  whileItLasts: 'Until we end it',
  promotion: 'Promotion',
  suit: 'Bundle',
  coupon: 'Coupon',
  coins: 'Coins',
  shipping: 'Delivery',
  shippingFree: 'Free',
  shippingTo: (country: string, dates: string) => `${country}, ${dates}`,
  shippingFreeFrom: (amount: string) => `Free from ${amount}`,
  shippingIsFree: (amount: string) => `Free, because it is ${amount} or more`,
  tax: (site: Site) => capital(taxes[site]),
  taxPercent: (percent: number) => `${percent}%`,
  total: 'You pay',
  taxIncluded: (amount: string, percent: number, site: Site) => `incl. ${amount} ${taxes[site]} (${percent}%)`,
  taxToCome: (site: Site) => `+ ${taxes[site]}, calculated at checkout`,
  lowest: {
    title: 'Lowest price in 30 days',
    beforeReduction: 'In the 30 days before the sale began',
    untilToday: 'Up to today, for one',
    since: (day: string) => `from ${day}`,
  },
  coinsToEarn: (coins: number) => `It earns you ${coins} coins.`,
  history: {
    title: 'Price history',
    lead: 'The price of one, over the last 400 days.',
    between: (lowest: string, highest: string, since: string) => `Between ${lowest} and ${highest} since ${since}`,
    always: (price: string, since: string) => `The price of one has been ${price} since ${since}.`,
    today: 'Today',
    table: { open: 'Show as a table', caption: 'Price of one', day: 'From', price: 'Price' },
  },
  notSoldHere: {
    title: 'Not sold in your region',
    body: 'This product has no price here. You can still see its page.',
    action: 'See the product',
  },
  seeProduct: 'See the product',
  seeSuit: 'See the bundle',
  suitPieces: (title: string) => `Items in ${title}`,
  soldOut: 'Out of stock right now',
  loading: 'Loading the price',
} as const;
