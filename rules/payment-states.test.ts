import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  attemptStatuses,
  type AttemptStatus,
  attemptTransition,
  isAttemptLive,
  isPaymentInProgress,
  refusalOfNewAttempt,
} from './payment-states.ts';

const after = (...events: AttemptEvent[]): AttemptStatus =>
  events.reduce<AttemptStatus>((status, event) => attemptTransition(status, event).status, 'CREATED');
const event = fc.constantFrom<AttemptEvent>(
  'ACTION_REQUIRED',
  'SUBMITTED',
  'AUTHORISED',
  'SETTLED',
  'DECLINED',
  'FAILED',
  'USER_ABORT',
  'TIMEOUT',
  'REFUND_STARTED',
  'REFUND_FAILED',
  'REFUNDED_PART',
  'REFUNDED_ALL',
);

describe('a payment attempt', () => {
  it('goes from the card form over the challenge to the money', () => {
    expect(after('ACTION_REQUIRED', 'SUBMITTED', 'ACTION_REQUIRED', 'SUBMITTED', 'AUTHORISED', 'SETTLED')).toBe(
      'SETTLED',
    );
  });

  it.each<[AttemptEvent, AttemptStatus]>([
    ['DECLINED', 'DECLINED'],
    ['FAILED', 'FAILED'],
    ['USER_ABORT', 'CANCELLED'],
    ['TIMEOUT', 'EXPIRED'],
  ])('may end by %s at any moment before it is settled', (exit, status) => {
    for (const open of attemptStatuses.filter(isAttemptLive)) {
      expect(attemptTransition(open, exit)).toEqual({ status, changed: true });
    }
    expect(attemptTransition('SETTLED', exit)).toEqual({ status: 'SETTLED', changed: false });
  });

  it('is settled once, whether webhook or recall comes first', () => {
    expect(attemptTransition('SETTLED', 'SETTLED')).toEqual({ status: 'SETTLED', changed: false });
    expect(attemptTransition('SETTLED', 'AUTHORISED').changed).toBe(false);
    expect(attemptTransition('SETTLED', 'SUBMITTED').changed).toBe(false);
  });

  it('believes money that arrives after it was given up', () => {
    for (const status of ['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const) {
      expect(attemptTransition(status, 'SETTLED')).toEqual({ status: 'SETTLED', changed: true });
    }
  });

  it('is refunded only after it was settled', () => {
    expect(after('SETTLED', 'REFUND_STARTED', 'REFUNDED_PART', 'REFUND_STARTED', 'REFUNDED_ALL')).toBe('REFUNDED');
    expect(after('SETTLED', 'REFUND_STARTED', 'REFUND_FAILED')).toBe('SETTLED');
    fc.assert(
      fc.property(fc.array(event), (events) => {
        if (!events.includes('SETTLED')) {
          expect(['REFUNDING', 'PARTLY_REFUNDED', 'REFUNDED', 'SETTLED']).not.toContain(after(...events));
        }
      }),
    );
  });

  it('keeps its money through any later report', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(['SETTLED', 'REFUNDING', 'PARTLY_REFUNDED', 'REFUNDED']).toContain(after('SETTLED', ...events));
      }),
    );
  });
});

describe('a new attempt', () => {
  it('waits for one that is being processed, and never follows a settled one', () => {
    expect(refusalOfNewAttempt([])).toBeUndefined();
    expect(refusalOfNewAttempt(['DECLINED', 'CREATED', 'REQUIRES_ACTION', 'EXPIRED'])).toBeUndefined();
    expect(refusalOfNewAttempt(['DECLINED', 'PROCESSING'])).toBe('PAY_IN_PROGRESS');
    expect(refusalOfNewAttempt(['AUTHORISED'])).toBe('PAY_IN_PROGRESS');
    expect(refusalOfNewAttempt(['PROCESSING', 'SETTLED'])).toBe('PAY_ALREADY');
    expect(attemptStatuses.filter(isPaymentInProgress)).toEqual(['PROCESSING', 'AUTHORISED']);
  });
});
