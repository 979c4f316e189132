import { statutoryRightsSites } from '#rules/warranty.ts';
import type { Site } from '#rules/markets.ts';

export const warrantyText = {
  trail: 'You are here',
  home: 'Home',
  here: 'Warranty',
  loading: 'Loading the warranty',
  title: (months: number) => `${months} months of warranty`,
  begins: 'It starts the day your product arrives. Your order is your proof of purchase.',
  description: (title: string, months: number) =>
    `${months} months of warranty on ${title}: what is covered, what is not, and how to make a claim.`,
  backTo: (title: string) => `Back to ${title}`,
  claim: 'Start a claim',
  notSold: 'We don’t sell this product in this market now. If you bought it here, it’s still covered.',
  covered: 'Covered',
  notCovered: 'Not covered',
  steps: 'How to claim',
  contact: 'Not sure, or not a member?',
  support: 'Ask support',
  policy: 'Read the warranty policy',
  rights: (site: Site) =>
    statutoryRightsSites.includes(site)
      ? 'Your statutory rights against the seller are not affected by this warranty.'
      : undefined,
  purchases: {
    title: 'Your purchases of this model',
    signedOut: 'Log in to see how long yours is covered.',
    logIn: 'Log in',
    loading: 'Loading your purchases',
    none: 'You haven’t received an order with this model yet.',
    noneText: 'Checked out as a guest? Open your order with the link in your confirmation email.',
    until: (day: string) => `Covered until ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    noEnd: 'Ask us about its warranty',
    bought: (day: string) => `Bought ${day}`,
    pieces: (quantity: number) => `${quantity} items`,
    claim: 'Start a claim',
    claimFor: (orderNo: string) => `Start a claim for order ${orderNo}`,
    order: (orderNo: string) => `Order ${orderNo}`,
    more: 'Show more',
  },
  none: {
    title: 'Warranty',
    text: 'This product has no terms of its own. It’s covered by law and by our warranty policy.',
  },
} as const;
