export type LogInReason = 'coupon' | 'coins' | 'cart' | 'community' | 'promotion';

/** The pages of what a guest wanted, by how their addresses begin. */
const places: readonly (readonly [start: string, reason: LogInReason])[] = [
  ['/coupon/', 'coupon'],
  ['/coin/', 'coins'],
  ['/shopping-cart', 'cart'],
  ['/faq/', 'community'],
  ['/prom/', 'promotion'],
];

/** Why somebody logs in, by the place that they come from and go back to; undefined where it tells nothing. */
export function logInReason(place: string): LogInReason | undefined {
  const { pathname, searchParams } = new URL(place, 'https://shop.invalid');
  // A coupon is claimed on pages of many kinds.
  if (searchParams.has('claim')) return 'coupon';
  return places.find(([start]) => pathname.startsWith(start))?.[1];
}
