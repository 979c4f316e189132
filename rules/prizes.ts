import { endOfDayAfter } from './local-days.ts';
import { day } from './durations.ts';
import { markets, type Site } from './markets.ts';
import type { OrderStatus } from './order-states.ts';

/** What was won: one piece of a variant, a coupon of a template, or coins. */
export type PrizeKind = 'PRODUCT' | 'COUPON' | 'COINS';

/** Where it was won; STAFF is a prize that an operator gives by hand. */
export type PrizeSource = 'GIVEAWAY' | 'DOLL_MACHINE' | 'STAFF';

/** How a product is sent: by itself, or with an order. */
export type PrizeDelivery = 'SHIP_ALONE' | 'ORDER_TOGETHER';

export const prizeStatuses = ['WON', 'CLAIMED', 'ATTACHED', 'SHIPPED', 'EXPIRED', 'CANCELLED'] as const;
export type PrizeStatus = (typeof prizeStatuses)[number];

/** How long a prize can be claimed unless its campaign says otherwise, in days. */
export const claimDays = 30;

/** How long a prize can be claimed at least that an order has given back, in days. */
const daysAfterReturn = 7;

/** How long before its end a prize is remembered, in ms. */
export const claimReminder = 7 * day;

/** The first instant at which a prize of so many days cannot be claimed any more: they end with the local day of its market. */
export const claimEnd = (won: number, days: number, site: Site): number =>
  endOfDayAfter(won, days, markets[site].timeZone);

/** Until when a prize can be claimed at least that comes back now. */
export const returnedUntil = (now: number, site: Site): number => claimEnd(now, daysAfterReturn, site);

/** The statuses of an order that a prize can still be taken off: nobody packs it yet. */
export const detachableStatuses: readonly OrderStatus[] = ['PENDING_PAYMENT', 'PAID', 'AWAITING_RELEASE'];
