import type { Site } from '#rules/markets.ts';
import { cancelWindow, completeAfter, payWindow } from '#rules/limits.ts';
import { day, hour, minute } from './days.ts';
import type { DemoAddress } from './demo-shopper.ts';

/** How far the life of a demo order has come. */
export type Ending = 'EXPIRED' | 'CANCELLED' | 'PAID' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED';

export interface DemoOrder {
  orderNo: string;
  site: Site;
  address: DemoAddress;
  /** Milliseconds before the shop was seeded. */
  placedAgo: number;
  ending: Ending;
  lines: readonly { sku: string; quantity: number }[];
}

export const demoOrders: readonly DemoOrder[] = [
  {
    orderNo: 'LMDEMO0001',
    site: 'US',
    address: 'US',
    placedAgo: 48 * day,
    ending: 'COMPLETED',
    lines: [
      { sku: 'LM-DOME-VERMILION', quantity: 1 },
      { sku: 'LM-ORB-A60-2', quantity: 2 },
    ],
  },
  {
    orderNo: 'LMDEMO0002',
    site: 'EU',
    address: 'DE',
    placedAgo: 20 * day,
    ending: 'CANCELLED',
    lines: [{ sku: 'LM-REED-150', quantity: 1 }],
  },
  {
    orderNo: 'LMDEMO0003',
    site: 'US',
    address: 'US',
    placedAgo: 9 * day,
    ending: 'EXPIRED',
    lines: [{ sku: 'LM-RIBBON-S1-5M', quantity: 2 }],
  },
  {
    orderNo: 'LMDEMO0004',
    site: 'US',
    address: 'US',
    placedAgo: 7 * day,
    ending: 'DELIVERED',
    lines: [
      { sku: 'LM-HEX-10', quantity: 1 },
      { sku: 'LM-HEX-ADD5', quantity: 1 },
    ],
  },
  {
    orderNo: 'LMDEMO0005',
    site: 'EU',
    address: 'DE',
    placedAgo: 2 * day,
    ending: 'SHIPPED',
    lines: [
      { sku: 'LM-FESTOON-15M', quantity: 1 },
      { sku: 'LM-PATH-ADD1', quantity: 2 },
    ],
  },
  {
    orderNo: 'LMDEMO0006',
    site: 'US',
    address: 'US',
    placedAgo: 20 * hour,
    ending: 'PROCESSING',
    lines: [{ sku: 'LM-ARC-1', quantity: 1 }],
  },
  {
    orderNo: 'LMDEMO0007',
    site: 'US',
    address: 'US',
    placedAgo: 20 * minute,
    ending: 'PAID',
    lines: [{ sku: 'LM-DIAL-1', quantity: 1 }],
  },
  {
    orderNo: 'LMDEMO0009',
    site: 'US',
    address: 'US',
    // Completed a moment ago: its points have just come.
    placedAgo: 19 * day + 20 * minute,
    ending: 'COMPLETED',
    lines: [
      { sku: 'LM-HEX-10', quantity: 1 },
      { sku: 'LM-ARC-1', quantity: 2 },
      { sku: 'LM-DIAL-1', quantity: 1 },
    ],
  },
];

/** The instants of an order's life; absent when it has not come that far. */
export interface Life {
  placed: number;
  payExpires: number;
  paid?: number;
  /** When packing begins and a cancellation needs our consent; in the future for an order just paid. */
  release?: number;
  shipped?: number;
  delivered?: number;
  completed?: number;
  closed?: number;
  refunded?: number;
}

/** When everything happened to an order, from the moment it was placed. */
export function lifeOf({ placedAgo, ending }: DemoOrder, now: number): Life {
  const placed = now - placedAgo;
  const base = { placed, payExpires: placed + payWindow };
  if (ending === 'EXPIRED') return { ...base, closed: placed + payWindow };
  const paid = placed + 4 * minute;
  if (ending === 'CANCELLED') return { ...base, paid, closed: placed + 22 * minute, refunded: placed + 2 * day };
  const release = paid + cancelWindow;
  if (ending === 'PAID' || ending === 'PROCESSING') return { ...base, paid, release };
  const shipped = placed + 26 * hour;
  if (ending === 'SHIPPED') return { ...base, paid, release, shipped };
  const delivered = placed + 4 * day;
  if (ending === 'DELIVERED') return { ...base, paid, release, shipped, delivered };
  return { ...base, paid, release, shipped, delivered, completed: delivered + completeAfter };
}
