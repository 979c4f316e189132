import { expect, test } from 'vitest';
import type { EventFrom } from 'xstate';
import { day } from '#rules/durations.ts';
import { moveReservation, reservationStates, type ReservationEvent } from '#rules/deposits.ts';
import { type AttemptEvent, attemptStatuses, attemptTransition } from '#rules/payment-states.ts';
import { ticketAfter, ticketStatuses, type TicketEvent } from '#rules/ticket-states.ts';
import { couponMachine } from '../coupon/machine.ts';
import { crowdMachine } from '../crowd/machine.ts';
import { drawMachine } from '../draw/machine.ts';
import { orderMachine } from '../order/machine.ts';
import { prizeMachine } from '../prize/machine.ts';
import { promotionMachine } from '../promotion/machine.ts';
import { rmaMachine } from '../rma/machine.ts';
import { type Life, lifeOfMachine, lifeOfTable, type Mover, statesWithoutExit } from './exits.ts';

type Movers<
  Machine extends
    | typeof orderMachine
    | typeof rmaMachine
    | typeof couponMachine
    | typeof crowdMachine
    | typeof drawMachine
    | typeof prizeMachine
    | typeof promotionMachine,
> = Readonly<Record<EventFrom<Machine>['type'], Mover>>;

const orderMovers: Movers<typeof orderMachine> = {
  'payment.settled': 'outside',
  'payment.expired': 'time',
  'order.cancel': 'shopper',
  'order.hold': 'time',
  'order.release': 'time',
  'order.complete': 'time',
  'order.refunded': 'outside',
  'order.withdraw': 'shopper',
  'staff.cancel': 'staff',
  'cancellation.accepted': 'staff',
  'cancellation.refused': 'staff',
  'parcel.sent': 'staff',
  // Staff say it where the carrier does not.
  'parcel.delivered': 'staff',
  'receipt.confirmed': 'shopper',
  'project.failed': 'time',
  'deposit.settled': 'time',
};

const rmaMovers: Movers<typeof rmaMachine> = {
  'rma.edit': 'shopper',
  'rma.submit': 'shopper',
  'rma.cancel': 'shopper',
  'rma.reply': 'shopper',
  'rma.ship': 'shopper',
  'rma.approve': 'staff',
  'rma.ask': 'staff',
  'rma.reject': 'staff',
  // Only a parcel that comes back can be received.
  'return.received': 'outside',
  'inspection.passed': 'staff',
  'inspection.failed': 'staff',
  'reply.expired': 'time',
  'return.expired': 'time',
  'refund.settled': 'outside',
  // Only what is on the shelf can be sent.
  'replacement.shipped': 'outside',
  'rma.pay': 'staff',
  'rma.end': 'staff',
  'withdrawal.declared': 'shopper',
  'money.gone': 'outside',
};

const couponMovers: Movers<typeof couponMachine> = {
  'coupon.claim': 'shopper',
  'coupon.lock': 'shopper',
  'coupon.revoke': 'staff',
  'order.paid': 'order',
  'order.closed': 'order',
  'order.returned': 'order',
  'time.passed': 'time',
};

const crowdMovers: Movers<typeof crowdMachine> = {
  'clock.read': 'time',
  'pledges.counted': 'time',
  'project.produce': 'staff',
  'project.ship': 'staff',
  'project.finish': 'staff',
  'project.giveUp': 'staff',
};

const drawMovers: Movers<typeof drawMachine> = {
  'entries.seal': 'time',
  'round.read': 'outside',
  'draw.announce': 'time',
  'draw.postpone': 'time',
  'draw.cancel': 'staff',
};

const prizeMovers: Movers<typeof prizeMachine> = {
  'prize.credit': 'time',
  'prize.claim': 'shopper',
  'prize.attach': 'shopper',
  'prize.detach': 'shopper',
  'prize.extend': 'staff',
  'prize.cancel': 'staff',
  'order.closed': 'order',
  'order.sent': 'order',
  'time.passed': 'time',
};

const promotionMovers: Movers<typeof promotionMachine> = {
  'clock.read': 'time',
  'promotion.schedule': 'staff',
  'promotion.end': 'staff',
  'promotion.archive': 'staff',
  'quota.emptied': 'shopper',
  'quota.released': 'order',
};

const attemptMovers: Readonly<Record<AttemptEvent, Mover>> = {
  ACTION_REQUIRED: 'outside',
  SUBMITTED: 'shopper',
  AUTHORISED: 'outside',
  SETTLED: 'outside',
  DECLINED: 'outside',
  FAILED: 'outside',
  USER_ABORT: 'shopper',
  TIMEOUT: 'time',
  REFUND_STARTED: 'staff',
  REFUND_FAILED: 'outside',
  REFUNDED_PART: 'outside',
  REFUNDED_ALL: 'outside',
};

const ticketMovers: Readonly<Record<TicketEvent, Mover>> = {
  SHOPPER_WROTE: 'shopper',
  STAFF_WROTE: 'staff',
  RESOLVE: 'staff',
  REOPEN: 'shopper',
  CLOSE: 'staff',
  TIME: 'time',
};

const reservationMovers: Readonly<Record<ReservationEvent, Mover>> = {
  DEPOSIT_HELD: 'shopper',
  DEPOSIT_PAID: 'shopper',
  DEPOSIT_UNPAID: 'order',
  DEPOSIT_CALLED_OFF: 'shopper',
  BALANCE_PAID: 'shopper',
  ORDER_UNDONE: 'staff',
  TIME_OVER: 'time',
};

const lives: readonly Life[] = [
  lifeOfMachine(orderMachine, orderMovers, [
    'completed',
    'closed.cancelled',
    'closed.expired',
    'cancelled',
    'refunded',
  ]),
  // What is being written is not with the shop yet.
  lifeOfMachine(rmaMachine, rmaMovers, ['drafting']),
  lifeOfMachine(couponMachine, couponMovers, ['redeemed']),
  lifeOfMachine(crowdMachine, crowdMovers),
  lifeOfMachine(drawMachine, drawMovers),
  lifeOfMachine(prizeMachine, prizeMovers),
  lifeOfMachine(promotionMachine, promotionMovers),
  lifeOfTable('payment attempt', {
    states: attemptStatuses,
    rests: ['SETTLED', 'DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED', 'PARTLY_REFUNDED', 'REFUNDED'],
    movers: attemptMovers,
    after: (status, event) => {
      const { status: next, changed } = attemptTransition(status, event);
      return changed ? next : undefined;
    },
  }),
  lifeOfTable('ticket', {
    states: ticketStatuses,
    rests: ['CLOSED'],
    movers: ticketMovers,
    after: (status, event) => {
      const isTimed = status === 'WAITING_USER' || status === 'RESOLVED';
      const from = { status, reminders: 99, nextTime: isTimed ? 0 : null };
      return ticketAfter(from, event, day)?.status;
    },
  }),
  lifeOfTable('reservation', {
    states: reservationStates,
    rests: ['COMPLETED', 'CANCELLED', 'FORFEITED', 'REFUNDED', 'EXPIRED'],
    movers: reservationMovers,
    after: moveReservation,
  }),
];

/** What waits for others, and why that is no end: each has somebody who asks again. */
const reasons: Readonly<Record<string, string>> = {
  'rma resolving.refunding': 'The provider is asked again until it answers; staff repeat a refund that it refused.',
  'payment attempt REFUNDING': 'The provider is asked again until it says whether the money has left.',
};

test('what the server keeps leaves each of its states by time or by staff alone', () => {
  const found = lives.flatMap((life) => statesWithoutExit(life).map((state) => `${life.name} ${state}`));
  expect(found).toEqual(Object.keys(reasons));
});

/** The life of a request as it was: another one could only be sent, and a parcel only come back. */
test('a control without the ways out of a replacement is found', () => {
  const life = lifeOfMachine(rmaMachine, { ...rmaMovers, 'rma.pay': 'outside', 'rma.end': 'outside' }, ['drafting']);
  expect(statesWithoutExit(life)).toEqual([
    'inTransit',
    'resolving.choosing',
    'resolving.refunding',
    'resolving.replacing',
  ]);
});

test('a circle without an end is no way out', () => {
  const steps = [
    { from: 'closed', to: 'scheduled', mover: 'time' },
    { from: 'scheduled', to: 'closed', mover: 'time' },
    { from: 'scheduled', to: 'cancelled', mover: 'shopper' },
  ] as const;
  expect(statesWithoutExit({ name: 'draw', ends: ['cancelled'], steps })).toEqual(['closed', 'scheduled']);
});

test('an event that nobody is named for is refused', () => {
  expect(() => lifeOfMachine(crowdMachine, { 'clock.read': 'time' })).toThrow('who brings');
});
