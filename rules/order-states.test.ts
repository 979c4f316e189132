import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OrderEvent,
  type OrderFacts,
  type OrderMove,
  orderStatuses,
  orderTable,
  orderTransition,
  type OrderStatus,
} from './order-states.ts';

const minute = 60_000;
const day = 86_400_000;
const now = 1_700_000_000_000;
const plain: OrderFacts = {
  now,
  payExpireTime: now + minute,
  grandTotal: 4999,
  paidAmount: 4999,
  paymentInProgress: false,
  stockFree: true,
  paidTime: now,
  cancelRequested: false,
  everythingShipped: true,
  everythingDelivered: true,
  deliveredTime: now,
  afterSaleOpen: false,
  everythingRefunded: true,
};
const move = (status: OrderStatus, event: OrderEvent, facts: Partial<OrderFacts> = {}): OrderMove =>
  orderTransition(status, event, { ...plain, ...facts });
const statusAfter = (...args: Parameters<typeof move>): OrderStatus | string => {
  const result = move(...args);
  return result.ok ? result.status : result.code;
};
const events = [...new Set(orderTable.map((row) => row.event))];

describe('an unpaid order', () => {
  it('is paid by the full amount only', () => {
    expect(move('PENDING_PAYMENT', 'PAY_SETTLED')).toEqual({
      ok: true,
      status: 'PAID',
      effects: ['ALLOCATE_STOCK', 'SPEND_DISCOUNTS', 'ISSUE_INVOICE'],
    });
    expect(statusAfter('PENDING_PAYMENT', 'PAY_SETTLED', { paidAmount: 4998 })).toBe('ORDER_STATE');
  });

  it('expires after its time, never while a payment is under way', () => {
    expect(statusAfter('PENDING_PAYMENT', 'PAY_EXPIRED', { payExpireTime: now })).toBe('ORDER_STATE');
    expect(statusAfter('PENDING_PAYMENT', 'PAY_EXPIRED', { payExpireTime: now - 1 })).toBe('CLOSED');
    expect(statusAfter('PENDING_PAYMENT', 'PAY_EXPIRED', { payExpireTime: 0, paymentInProgress: true })).toBe(
      'PAY_IN_PROGRESS',
    );
  });

  it('gives everything back when the shopper cancels', () => {
    expect(move('PENDING_PAYMENT', 'USER_CANCEL')).toEqual({
      ok: true,
      status: 'CLOSED',
      effects: ['RELEASE_STOCK', 'UNLOCK_DISCOUNTS', 'VOID_PAYMENT'],
    });
  });
});

describe('a payment that comes too late', () => {
  it('revives an expired order while the stock is free', () => {
    expect(move('CLOSED', 'PAY_SETTLED', { closeReason: 'EXPIRED' })).toMatchObject({
      status: 'PAID',
      effects: ['RESERVE_STOCK', 'ALLOCATE_STOCK', 'SPEND_DISCOUNTS', 'ISSUE_INVOICE'],
    });
  });

  it.each<Partial<OrderFacts>>([
    { closeReason: 'EXPIRED', stockFree: false },
    { closeReason: 'EXPIRED', paidAmount: 1 },
    { closeReason: 'CANCELLED' },
  ])('is refunded in full otherwise: %j', (facts) => {
    expect(move('CLOSED', 'PAY_SETTLED', facts)).toEqual({
      ok: true,
      status: 'CLOSED',
      effects: ['REFUND_FULL', 'MAIL_REFUND'],
    });
  });

  it('counts once', () => {
    for (const status of orderStatuses.filter((other) => other !== 'PENDING_PAYMENT' && other !== 'CLOSED')) {
      expect(statusAfter(status, 'PAY_SETTLED')).toBe('PAY_ALREADY');
    }
  });
});

describe('cancelling a paid order', () => {
  it('is free for 60 minutes, a request from then on', () => {
    expect(statusAfter('PAID', 'USER_CANCEL', { paidTime: now - 60 * minute + 1 })).toBe('CANCELLED');
    expect(move('PAID', 'USER_CANCEL', { paidTime: now - 60 * minute })).toEqual({
      ok: true,
      status: 'PAID',
      effects: ['MARK_CANCEL_REQUESTED'],
    });
  });

  it('is a request while the warehouse packs, once', () => {
    expect(move('PROCESSING', 'USER_CANCEL')).toMatchObject({
      status: 'PROCESSING',
      effects: ['MARK_CANCEL_REQUESTED'],
    });
    expect(statusAfter('PROCESSING', 'USER_CANCEL', { cancelRequested: true })).toBe('ORDER_STATE');
  });

  it('is decided by the staff on request only', () => {
    expect(statusAfter('PROCESSING', 'CANCEL_ACCEPTED')).toBe('ORDER_STATE');
    expect(statusAfter('PROCESSING', 'CANCEL_ACCEPTED', { cancelRequested: true })).toBe('CANCELLED');
    expect(statusAfter('PROCESSING', 'CANCEL_REFUSED', { cancelRequested: true })).toBe('PROCESSING');
  });

  it('is too late once a parcel has left', () => {
    expect(statusAfter('PARTLY_SHIPPED', 'USER_CANCEL')).toBe('ORDER_RELEASED');
    expect(statusAfter('SHIPPED', 'USER_CANCEL')).toBe('ORDER_RELEASED');
  });
});

describe('fulfilment', () => {
  it('goes from release over parcels to delivery', () => {
    expect(statusAfter('PAID', 'RELEASE')).toBe('PROCESSING');
    expect(statusAfter('PROCESSING', 'SHIP', { everythingShipped: false })).toBe('PARTLY_SHIPPED');
    expect(statusAfter('PARTLY_SHIPPED', 'SHIP')).toBe('SHIPPED');
    expect(statusAfter('PROCESSING', 'SHIP')).toBe('SHIPPED');
    expect(statusAfter('SHIPPED', 'CARRIER_DELIVERED', { everythingDelivered: false })).toBe('SHIPPED');
    expect(statusAfter('SHIPPED', 'CARRIER_DELIVERED')).toBe('DELIVERED');
    expect(statusAfter('SHIPPED', 'USER_CONFIRM')).toBe('DELIVERED');
    expect(statusAfter('PARTLY_SHIPPED', 'USER_CONFIRM')).toBe('ORDER_STATE');
  });

  it('waits for a pre-order, and pays back a project that fails', () => {
    expect(statusAfter('PAID', 'HOLD')).toBe('AWAITING_RELEASE');
    expect(statusAfter('AWAITING_RELEASE', 'RELEASE')).toBe('PROCESSING');
    expect(move('PAID', 'PROJECT_FAILED')).toMatchObject({ status: 'REFUNDED' });
  });

  it('completes after 15 days without an open case', () => {
    const at = (deliveredTime: number, afterSaleOpen = false) =>
      statusAfter('DELIVERED', 'COMPLETE', { deliveredTime, afterSaleOpen });
    expect(at(now - 15 * day + 1)).toBe('ORDER_STATE');
    expect(at(now - 15 * day)).toBe('COMPLETED');
    expect(at(now - 15 * day, true)).toBe('ORDER_STATE');
  });

  it('ends refunded when every line is', () => {
    expect(statusAfter('COMPLETED', 'REFUNDED')).toBe('REFUNDED');
    expect(statusAfter('DELIVERED', 'REFUNDED', { everythingRefunded: false })).toBe('ORDER_STATE');
  });
});

describe('any order', () => {
  const facts = fc.record<OrderFacts>({
    now: fc.constant(now),
    payExpireTime: fc.constantFrom(now - 1, now + 1),
    grandTotal: fc.constant(4999),
    paidAmount: fc.constantFrom(0, 4999),
    paymentInProgress: fc.boolean(),
    closeReason: fc.constantFrom('EXPIRED', 'CANCELLED'),
    stockFree: fc.boolean(),
    paidTime: fc.constantFrom(now, now - day),
    cancelRequested: fc.boolean(),
    everythingShipped: fc.boolean(),
    everythingDelivered: fc.boolean(),
    deliveredTime: fc.constantFrom(now, now - 20 * day),
    afterSaleOpen: fc.boolean(),
    everythingRefunded: fc.boolean(),
  });

  it('never leaves its end, and never pays back without having been paid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), fc.constantFrom(...events), facts, (status, event, given) => {
        const result = orderTransition(status, event, given);
        if (!result.ok) return;
        expect(['CANCELLED', 'REFUNDED']).not.toContain(status);
        if (status === 'PENDING_PAYMENT') expect(result.effects).not.toContain('REFUND_FULL');
        if (result.status === 'CANCELLED') expect(result.effects).toContain('REFUND_FULL');
      }),
      { numRuns: 2_000 },
    );
  });

  it('can reach each of the eleven states', () => {
    expect(orderStatuses).toHaveLength(11);
    const reached = new Set(orderTable.map((row) => row.to));
    for (const status of orderStatuses.slice(1)) expect(reached).toContain(status);
  });
});
