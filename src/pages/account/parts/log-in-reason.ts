/** What a guest wanted, by the first part of the address that asked for a log-in. */
const reasons = {
  coupon: 'coupon',
  coin: 'coins',
  'shopping-cart': 'cart',
  faq: 'community',
  prom: 'promotion',
} as const;

type LogInReason = (typeof reasons)[keyof typeof reasons];

/** Why somebody logs in, by the place that they come from and go back to; undefined where it tells nothing. */
export function logInReason(place: string): LogInReason | undefined {
  const { pathname, searchParams } = new URL(place, 'https://shop.invalid');
  // A coupon is claimed on pages of many kinds.
  if (searchParams.has('claim')) return 'coupon';
  return Object.entries(reasons).find(([area]) => pathname.startsWith(`/${area}`))?.[1];
}
