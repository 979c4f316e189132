import type { OrderFacts } from '#rules/order-states.ts';

const day = 86_400_000;
export const now = 1_700_000_000_000;

/** A moment in which everything speaks for the order: paid, in stock, in time, sent, arrived. */
export const favourable: OrderFacts = {
  now,
  payExpireTime: now,
  grandTotal: 4_999,
  paidAmount: 4_999,
  paymentInProgress: false,
  paymentDisputed: false,
  stockFree: true,
  paidTime: now,
  nothingToShip: true,
  everythingDelivered: true,
  deliveredTime: now - 15 * day,
  afterSaleOpen: false,
  everythingRefunded: true,
};

/** A moment in which nothing does. */
export const adverse: OrderFacts = {
  ...favourable,
  payExpireTime: now + 1,
  paidAmount: 4_998,
  stockFree: false,
  paidTime: now - day,
  nothingToShip: false,
  everythingDelivered: false,
  deliveredTime: now - 15 * day + 1,
  everythingRefunded: false,
};
