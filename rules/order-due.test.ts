import { describe, expect, test } from 'vitest';
import { dueOfOrder, isOrderLate, type DueFacts } from './order-due.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 24, 12);
const facts: DueFacts = {
  status: 'SHIPPED',
  cancelRequested: false,
  isDisputed: false,
  parcelsDue: now + day,
  promisedDue: now + 2 * day,
  now,
};

describe('the day by which an order should be there', () => {
  test('is what the carriers say of parcels on their way', () => {
    expect(dueOfOrder(facts)).toBe(now + day);
    expect(dueOfOrder({ ...facts, parcelsDue: undefined })).toBeUndefined();
  });

  test.each(['PAID', 'PROCESSING'] as const)('of a %s order is the last day that was promised', (status) => {
    expect(dueOfOrder({ ...facts, status })).toBe(now + 2 * day);
    expect(dueOfOrder({ ...facts, status, promisedDue: now - day })).toBeUndefined();
    expect(dueOfOrder({ ...facts, status, cancelRequested: true })).toBeUndefined();
    expect(dueOfOrder({ ...facts, status, isDisputed: true })).toBeUndefined();
  });

  test.each(['PENDING_PAYMENT', 'AWAITING_RELEASE', 'DELIVERED', 'CANCELLED'] as const)(
    'is not known of a %s order',
    (status) => {
      expect(dueOfOrder({ ...facts, status })).toBeUndefined();
    },
  );
});

test('an order is late when its day is over, at midnight by Greenwich', () => {
  expect(isOrderLate('SHIPPED', now, now + day / 2)).toBe(false);
  expect(isOrderLate('SHIPPED', now, now + day / 2 + 1)).toBe(true);
  expect(isOrderLate('DELIVERED', now, now + day)).toBe(false);
  expect(isOrderLate('SHIPPED', undefined, now)).toBe(false);
});
