import { describe, expect, it } from 'vitest';
import { openRmaStatuses, rmaStatuses } from '#rules/rma.ts';
import { facts, draftOf } from './model.ts';
import { moveRma, type RmaStand, submitRma } from './move.ts';

const stand = (changes: Partial<RmaStand> = {}): RmaStand => ({
  status: 'REQUESTED',
  kind: 'RETURN',
  paid: 8_900,
  refund: 0,
  note: null,
  trackingNo: null,
  ...changes,
});

describe('the row of a request', () => {
  it('starts where the machine starts it, or says what is wrong with it', () => {
    expect(submitRma(facts, draftOf('RETURN'))).toEqual({ ok: true, status: 'REQUESTED' });
    expect(submitRma(facts, draftOf('RETURN', 3))).toEqual({ ok: false, complaints: ['quantity'] });
  });

  it('moves by the machine and names what is to be done', () => {
    expect(moveRma(stand(), { type: 'rma.approve', keepsItems: false })).toMatchObject({
      status: 'AWAITING_RETURN',
      effects: ['issueLabel', 'notifyShopper'],
    });
    expect(moveRma(stand(), { type: 'rma.approve', keepsItems: true })).toMatchObject({
      status: 'REFUNDING',
      refund: 8_900,
      effects: ['notifyShopper', 'sendRefund'],
    });
    expect(moveRma(stand({ status: 'AWAITING_RETURN' }), { type: 'rma.ship', trackingNo: '1Z' })).toMatchObject({
      status: 'RETURNING',
      trackingNo: '1Z',
    });
    expect(moveRma(stand({ status: 'NEEDS_INFO', note: 'Which?' }), { type: 'rma.reply' })).toMatchObject({
      status: 'REQUESTED',
      note: null,
    });
  });

  it('refuses what its machine refuses', () => {
    expect(moveRma(stand({ status: 'INSPECTING' }), { type: 'inspection.passed', refund: 8_901 })).toEqual({
      ok: false,
    });
    expect(moveRma(stand({ status: 'RETURNING' }), { type: 'rma.cancel' })).toEqual({ ok: false });
    for (const status of rmaStatuses.filter((each) => !openRmaStatuses.includes(each))) {
      expect(moveRma(stand({ status }), { type: 'rma.cancel' })).toEqual({ ok: false });
      expect(moveRma(stand({ status }), { type: 'refund.settled' })).toEqual({ ok: false });
    }
  });

  it('lapses in the two states that wait for the shopper, each by its own deadline', () => {
    const lapsing = rmaStatuses.flatMap((status) =>
      (['reply.expired', 'return.expired'] as const).flatMap((type) =>
        moveRma(stand({ status }), { type }).ok ? [[status, type]] : [],
      ),
    );
    expect(lapsing).toEqual([
      ['NEEDS_INFO', 'reply.expired'],
      ['AWAITING_RETURN', 'return.expired'],
    ]);
  });
});
