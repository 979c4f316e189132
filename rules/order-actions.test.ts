import { describe, expect, it } from 'vitest';
import { type OrderActionFacts, orderActions, tabStatuses } from './order-actions.ts';
import { orderStatuses } from './order-states.ts';

const now = 1_700_000_000_000;
const hour = 3_600_000;
const plain: OrderActionFacts = {
  status: 'PENDING_PAYMENT',
  site: 'US',
  now,
  payExpireTime: now + 1,
  cancelRequested: false,
  member: true,
  linesToReview: 0,
  offersRma: false,
};
const actions = (facts: Partial<OrderActionFacts>) => orderActions({ ...plain, ...facts });

describe('what a shopper may do', () => {
  it('with an unpaid order: pay until the last moment, cancel, correct the address', () => {
    expect(actions({})).toEqual(['PAY', 'CANCEL', 'EDIT_ADDRESS', 'CONTACT']);
    expect(actions({ payExpireTime: now })).toEqual(['CANCEL', 'EDIT_ADDRESS', 'CONTACT']);
  });

  it('with a paid order: cancel for an hour, then ask', () => {
    expect(actions({ status: 'PAID', paidTime: now - hour + 1 })).toEqual([
      'CANCEL',
      'BILL',
      'REBUY',
      'EDIT_ADDRESS',
      'CONTACT',
    ]);
    expect(actions({ status: 'PAID', paidTime: now - hour })).toContain('CANCEL_REQUEST');
    expect(actions({ status: 'PAID', paidTime: now - hour })).not.toContain('CANCEL');
    expect(actions({ status: 'PROCESSING', cancelRequested: true })).toEqual(['REBUY', 'CONTACT']);
  });

  it('with a parcel under way: track and confirm', () => {
    expect(actions({ status: 'SHIPPED' })).toEqual(['TRACK', 'CONFIRM', 'REBUY', 'CONTACT']);
    expect(actions({ status: 'DELIVERED' })).toEqual(['TRACK', 'REBUY', 'CONTACT']);
  });

  it('with what can be returned: ask for it, whatever the status', () => {
    expect(actions({ status: 'COMPLETED', offersRma: true })).toEqual(['TRACK', 'RMA', 'REBUY', 'CONTACT']);
  });

  it('with delivered items: review them while a line is left, as a member', () => {
    for (const status of orderStatuses) {
      const offered = actions({ status, linesToReview: 1 }).includes('REVIEW');
      expect([status, offered]).toEqual([status, status === 'DELIVERED' || status === 'COMPLETED']);
    }
    expect(actions({ status: 'DELIVERED', linesToReview: 2 })).toEqual(['TRACK', 'REVIEW', 'REBUY', 'CONTACT']);
    expect(actions({ status: 'COMPLETED', linesToReview: 0 })).not.toContain('REVIEW');
    expect(actions({ status: 'DELIVERED', linesToReview: 1, member: false })).not.toContain('REVIEW');
  });

  it('with delivered items in Europe: withdraw for 14 days, and while they are under way', () => {
    const day = 24 * hour;
    const at = (deliveredTime: number) => actions({ status: 'DELIVERED', site: 'EU', deliveredTime });
    expect(at(now - 14 * day)).toContain('WITHDRAW');
    expect(at(now - 15 * day)).not.toContain('WITHDRAW');
    expect(actions({ status: 'SHIPPED', site: 'GB' })).toContain('WITHDRAW');
    expect(actions({ status: 'DELIVERED', site: 'US', deliveredTime: now })).not.toContain('WITHDRAW');
  });

  it('before it is sent in Europe: withdraw, and ask nobody', () => {
    for (const status of ['PAID', 'AWAITING_RELEASE', 'PROCESSING', 'PARTLY_SHIPPED'] as const) {
      const offered = actions({ status, site: 'EU', paidTime: now - hour });
      expect([status, offered.includes('WITHDRAW'), offered.includes('CANCEL_REQUEST')]).toEqual([status, true, false]);
      expect(actions({ status, site: 'GB', cancelRequested: true })).toContain('WITHDRAW');
      expect(actions({ status, site: 'CA' })).not.toContain('WITHDRAW');
    }
    expect(actions({ status: 'PROCESSING' })).toContain('CANCEL_REQUEST');
    for (const status of ['PENDING_PAYMENT', 'COMPLETED', 'CANCELLED', 'CLOSED', 'REFUNDED'] as const) {
      expect(actions({ status, site: 'EU' })).not.toContain('WITHDRAW');
    }
  });

  it('with a paid order: read its invoice', () => {
    expect(actions({ status: 'COMPLETED', paidTime: now })).toContain('BILL');
    expect(actions({ status: 'CLOSED' })).not.toContain('BILL');
  });

  it('as a guest: everything but buying again', () => {
    expect(actions({ status: 'SHIPPED', member: false })).toEqual(['TRACK', 'CONFIRM', 'CONTACT']);
  });
});

describe('the tabs', () => {
  it('show every status once', () => {
    expect(Object.values(tabStatuses).flat().toSorted()).toEqual([...orderStatuses].toSorted());
  });
});
