import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { pageNumberOf } from '#src/routing/page-number.ts';

export type OrderTab = components['schemas']['OrderTab'];

export const orderTabs = [
  'ALL',
  'TO_PAY',
  'TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'AFTER_SALE',
  'CLOSED',
] as const satisfies readonly OrderTab[];

export interface OrderFilter {
  readonly tab: OrderTab;
  readonly q: string;
  readonly pageNo: number;
}

/** What the address of the list asks for; whatever is broken in it counts as absent. */
export function readFilter(query: URLSearchParams): OrderFilter {
  return {
    tab: orderTabs.find((tab) => tab === query.get('tab')) ?? 'ALL',
    q: (query.get('q') ?? '').trim().slice(0, 80),
    pageNo: pageNumberOf(query),
  };
}

/** The address of the list with this filter; what is as usual is left out. */
export function listHref({ tab, q, pageNo }: OrderFilter): string {
  return href('/order/list', {
    tab: tab === 'ALL' ? undefined : tab,
    q: q === '' ? undefined : q,
    pageNo: pageNo > 1 ? pageNo : undefined,
  });
}
