import { describe, expect, it } from 'vitest';
import { statusesAfter } from './order-history.ts';

describe('a history', () => {
  it('leads where its machine says, and may leave the facts open', () => {
    expect(statusesAfter(['CREATE', 'PAY_SETTLED', 'RELEASE'])).toEqual(['PROCESSING']);
    expect(statusesAfter(['PAY_EXPIRED', 'PAY_SETTLED']).toSorted()).toEqual(['CLOSED', 'PAID']);
    expect(statusesAfter(['PAY_SETTLED', 'RELEASE', 'SHIP']).toSorted()).toEqual(['PARTLY_SHIPPED', 'SHIPPED']);
  });

  it('that no order can have leads nowhere', () => {
    expect(statusesAfter(['RELEASE'])).toEqual([]);
    expect(statusesAfter(['PAY_SETTLED', 'PAY_SETTLED'])).toEqual([]);
    expect(statusesAfter(['PAY_SETTLED', 'USER_CANCEL', 'SHIP'])).toEqual([]);
  });
});
