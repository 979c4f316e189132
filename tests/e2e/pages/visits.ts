import type { Route } from '#src/routing/route.ts';
import { matchRoute } from '#src/routing/route-match.ts';
import { notFound, routes } from '#src/routing/routes.ts';
import type { Place } from '#tests/fixtures/places.ts';
import { samplesOf, type Sample } from '#tests/fixtures/samples.ts';

/** An address and what stands there. */
export interface Visit {
  /** The path and query of its address. */
  readonly path: string;
  readonly title: string | RegExp;
  /** The main heading; its page stands when it does. */
  readonly heading: string | RegExp;
  readonly isIndexed?: boolean;
  readonly isCanonical?: boolean;
  readonly isMissing?: boolean;
}

/** One of a page that is known by its row. */
export type PlacedVisit = Visit & Place;

type Visitor = Place['as'];

const visitOf = (route: Route, as: Visitor, { address, title, heading }: Sample): PlacedVisit => ({
  route,
  path: address,
  as,
  title,
  heading,
  isIndexed: route.noindex === false || (route.noindex === 'with-query' && !address.includes('?')),
  isCanonical: route.isCanonical === true,
});

/** Every place that the rows of the pages promise to this visitor. */
export const sampleVisits = (visitor: Visitor): readonly PlacedVisit[] =>
  routes.flatMap((route) =>
    samplesOf(route)
      .filter(({ as }) => as === undefined || as === visitor)
      .map((sample) => visitOf(route, visitor, sample)),
  );

const placed = (as: Visitor, visit: Visit): PlacedVisit => ({
  ...visit,
  as,
  route: matchRoute(visit.path.replace(/\?.*/, '')).route,
});

/** What the pages say to an address that names nothing. */
export const lostVisits = (visitor: Visitor): readonly PlacedVisit[] => [
  ...samplesOf(notFound).map((sample) => ({ ...visitOf(notFound, visitor, sample), isMissing: true })),
  placed(visitor, { path: '/order/completed', title: 'Thank you', heading: 'We couldn’t find that order' }),
  placed(visitor, { path: '/home/frame', title: 'External page', heading: 'We can’t open this link' }),
];

/** The pages of an order that was placed and not paid yet. */
export const unpaidVisits = (visitor: Visitor, orderNo: string): readonly PlacedVisit[] =>
  [
    { path: `/order/detail?orderNo=${orderNo}`, title: 'Order details', heading: /pay/i },
    { path: `/order/completed?orderNo=${orderNo}`, title: 'Thank you', heading: 'We’re confirming your payment' },
    { path: `/order/revoke?orderNo=${orderNo}`, title: 'Cancel order', heading: 'Cancel this order?' },
    { path: `/order/bill?orderNo=${orderNo}`, title: 'Invoice', heading: 'Receipt' },
    { path: `/order/payment?orderNo=${orderNo}`, title: 'Payment', heading: 'Payment' },
    { path: `/order/payment/card?orderNo=${orderNo}`, title: 'Pay by card', heading: 'Pay by card' },
  ].map((visit) => placed(visitor, visit));
