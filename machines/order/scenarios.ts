import { expect } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { type OrderActionFacts, orderActions } from '#rules/order-actions.ts';
import { type OrderFacts, orderStatuses } from '#rules/order-states.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import type { orderMachine } from './machine.ts';
import { orderEventNames, standOf } from './move.ts';
import { adverse, favourable, now } from './sample-facts.ts';
import type { OrderEventName } from './types.ts';

type Machine = typeof orderMachine;
type Snapshot = SnapshotFrom<Machine>;
type Happening = OrderEventName | readonly [OrderEventName, Partial<OrderFacts>];

const minute = 60_000;
const day = 86_400_000;

/** Asks the machine, without starting it, as the server does. */
function ask(machine: Machine, from: Snapshot, happening: Happening) {
  const [type, facts] = typeof happening === 'string' ? [happening, {}] : happening;
  const [after, actions] = transition(machine, from, { type, facts: { ...favourable, ...facts } });
  const refusal = actions.find((action) => action.type === 'refuse')?.params;
  return { after, actions: actions.map((action) => action.type), refusal };
}

function live(machine: Machine, ...happenings: readonly Happening[]) {
  const [start] = initialTransition(machine, { cancelRequested: false });
  let snapshot = start;
  for (const happening of happenings) snapshot = ask(machine, snapshot, happening).after;
  const state = () => standOf(snapshot);
  return {
    state,
    status: () => state().status,
    receive: (happening: Happening) => {
      const actions = ask(machine, snapshot, happening);
      snapshot = actions.after;
      return actions;
    },
    refuses: (happening: Happening) => ask(machine, snapshot, happening).refusal,
  };
}

const paid = ['payment.settled'] as const;
const late = { paidTime: now - 60 * minute };
const packing = [...paid, 'order.release'] as const;
const requested = [...packing, 'order.cancel'] as const;
const sent = [...packing, 'parcel.sent'] as const;
const delivered = [...sent, 'parcel.delivered'] as const;
const no = (code: string) => ({ code });

export const orderScenarios: Scenarios<Machine> = {
  'is paid by the full amount, not by a cent less': (machine) => {
    const order = live(machine);
    expect(order.refuses(['payment.settled', { paidAmount: 4_998 }])).toEqual(no('ORDER_STATE'));
    expect(order.receive('payment.settled').actions).toEqual([
      'allocateStock',
      'spendDiscounts',
      'issueInvoice',
      'mailPaid',
    ]);
    expect(order.state()).toEqual({ status: 'PAID', cancelRequested: false });
  },

  'runs out of time with its end, never while a payment is under way': (machine) => {
    const order = live(machine);
    expect(order.refuses(['payment.expired', { payExpireTime: now + 1 }])).toEqual(no('ORDER_STATE'));
    expect(order.refuses(['payment.expired', { payExpireTime: 0, paymentInProgress: true }])).toEqual(
      no('PAY_IN_PROGRESS'),
    );
    expect(order.receive(['payment.expired', { payExpireTime: now }]).actions).toEqual([
      'releaseStock',
      'unlockDiscounts',
      'voidPayment',
    ]);
    expect(order.state()).toEqual({ status: 'CLOSED', closeReason: 'EXPIRED', cancelRequested: false });
  },

  'gives everything back when the shopper cancels it unpaid': (machine) => {
    const order = live(machine);
    expect(order.receive('order.cancel').actions).toEqual([
      'releaseStock',
      'unlockDiscounts',
      'voidPayment',
      'mailCancelled',
    ]);
    expect(order.state()).toEqual({ status: 'CLOSED', closeReason: 'CANCELLED', cancelRequested: false });
  },

  'lives again when money comes late and the variants are still in stock': (machine) => {
    const order = live(machine, 'payment.expired');
    expect(order.receive('payment.settled').actions).toEqual([
      'reserveStock',
      'allocateStock',
      'spendDiscounts',
      'issueInvoice',
      'mailPaid',
    ]);
    expect(order.status()).toBe('PAID');
  },

  'sends late money back when the variants are gone, when it is too little, and when the shopper had cancelled': (
    machine,
  ) => {
    const back = ['refundPayment', 'mailLatePayment'];
    for (const facts of [{ stockFree: false }, { paidAmount: 4_998 }]) {
      const expired = live(machine, 'payment.expired');
      expect(expired.receive(['payment.settled', facts]).actions).toEqual(back);
      expect(expired.status()).toBe('CLOSED');
    }
    expect(live(machine, 'order.cancel').receive('payment.settled').actions).toEqual(back);
  },

  'counts a payment once': (machine) => {
    const lives: readonly (readonly Happening[])[] = [
      paid,
      [...paid, 'order.hold'],
      packing,
      [...packing, ['parcel.sent', { nothingToShip: false }]],
      sent,
      delivered,
      [...delivered, 'order.complete'],
      [...paid, 'order.cancel'],
      [...paid, 'project.failed'],
    ];
    for (const life of lives) expect(live(machine, ...life).refuses('payment.settled')).toEqual(no('PAY_ALREADY'));
  },

  'of a deposit is settled once it is paid, and sends nothing': (machine) => {
    const deposit = live(machine, ...paid, ['order.cancel', late]);
    expect(deposit.receive('deposit.settled').actions).toEqual([]);
    expect(deposit.state()).toEqual({ status: 'COMPLETED', cancelRequested: false });
    expect(live(machine, ...paid, 'order.hold', 'deposit.settled').status()).toBe('COMPLETED');
    expect(live(machine, ...packing).refuses('deposit.settled')).toEqual(no('ORDER_STATE'));
  },

  'is cancelled at once for 60 minutes, then only asked for': (machine) => {
    const free = live(machine, ...paid);
    expect(free.receive(['order.cancel', { paidTime: now - 60 * minute + 1 }]).actions).toEqual([
      'returnStock',
      'returnDiscounts',
      'refundPayment',
      'mailCancelled',
    ]);
    expect(free.status()).toBe('CANCELLED');
    const order = live(machine, ...paid);
    expect(order.receive(['order.cancel', late]).actions).toEqual([]);
    expect(order.state()).toEqual({ status: 'PAID', cancelRequested: true });
    expect(order.refuses(['order.cancel', late])).toEqual(no('ORDER_STATE'));
  },

  'asks the warehouse once, and takes its answer': (machine) => {
    expect(live(machine, ...packing).refuses('cancellation.accepted')).toEqual(no('ORDER_STATE'));
    expect(live(machine, ...packing).refuses('cancellation.refused')).toEqual(no('ORDER_STATE'));
    const order = live(machine, ...requested);
    expect(order.state()).toEqual({ status: 'PROCESSING', cancelRequested: true });
    expect(order.refuses('order.cancel')).toEqual(no('ORDER_STATE'));
    expect(order.receive('cancellation.refused').actions).toEqual(['mailCancelRefused']);
    expect(order.state()).toEqual({ status: 'PROCESSING', cancelRequested: false });
    order.receive('order.cancel');
    expect(order.receive('cancellation.accepted').actions).toContain('refundPayment');
    expect(order.state()).toEqual({ status: 'CANCELLED', cancelRequested: false });
  },

  'can be answered before it is packed as well': (machine) => {
    const cancelRequest = [...paid, ['order.cancel', late]] as const;
    const refused = live(machine, ...cancelRequest, 'cancellation.refused');
    expect(refused.state()).toEqual({ status: 'PAID', cancelRequested: false });
    expect(live(machine, ...cancelRequest, 'cancellation.accepted').status()).toBe('CANCELLED');
    expect(live(machine, ...paid).refuses('cancellation.accepted')).toEqual(no('ORDER_STATE'));
    expect(live(machine, ...paid).refuses('cancellation.refused')).toEqual(no('ORDER_STATE'));
    expect(live(machine, ...cancelRequest, 'project.failed').state()).toEqual({
      status: 'REFUNDED',
      cancelRequested: false,
    });
    expect(live(machine, ...cancelRequest, 'order.cancel').state()).toEqual({
      status: 'CANCELLED',
      cancelRequested: false,
    });
  },

  'stays here while the payment is disputed': (machine) => {
    const disputed = { paymentDisputed: true };
    expect(live(machine, ...paid).refuses(['order.release', disputed])).toEqual(no('PAY_DISPUTED'));
    const onHold = live(machine, ...paid, 'order.hold');
    expect(onHold.refuses(['order.release', disputed])).toEqual(no('PAY_DISPUTED'));
    for (const life of [packing, [...packing, ['parcel.sent', { nothingToShip: false }]] as const])
      expect(live(machine, ...life).refuses(['parcel.sent', disputed])).toEqual(no('PAY_DISPUTED'));
  },

  'is too late to cancel once a part has left': (machine) => {
    const part = live(machine, ...packing, ['parcel.sent', { nothingToShip: false }]);
    expect(part.status()).toBe('PARTLY_SHIPPED');
    expect(part.refuses('order.cancel')).toEqual(no('ORDER_RELEASED'));
    expect(live(machine, ...sent).refuses('order.cancel')).toEqual(no('ORDER_RELEASED'));
    expect(live(machine, ...delivered).refuses('order.cancel')).toEqual(no('ORDER_STATE'));
  },

  'leaves in one parcel or in many, each announced': (machine) => {
    const shipmentActions = ['addShipment', 'mailShipped'];
    expect(live(machine, ...packing).receive('parcel.sent').actions).toEqual([
      'refuseCancelRequest',
      ...shipmentActions,
    ]);
    expect(live(machine, ...requested, 'parcel.sent').state()).toEqual({ status: 'SHIPPED', cancelRequested: false });
    const order = live(machine, ...packing, ['parcel.sent', { nothingToShip: false }]);
    expect(order.receive(['parcel.sent', { nothingToShip: false }]).actions).toEqual(shipmentActions);
    expect(order.status()).toBe('PARTLY_SHIPPED');
    expect(order.receive('parcel.sent').actions).toEqual(shipmentActions);
    expect(order.status()).toBe('SHIPPED');
  },

  'is delivered when the last parcel is, or when the shopper says so': (machine) => {
    const order = live(machine, ...sent);
    expect(order.receive(['parcel.delivered', { everythingDelivered: false }])).toMatchObject({ actions: [] });
    expect(order.status()).toBe('SHIPPED');
    expect(order.receive('parcel.delivered').actions).toEqual(['startReturnClocks', 'mailDelivered']);
    expect(order.status()).toBe('DELIVERED');
    expect(live(machine, ...sent, 'receipt.confirmed').status()).toBe('DELIVERED');
    const part = live(machine, ...packing, ['parcel.sent', { nothingToShip: false }]);
    expect(part.refuses('parcel.delivered')).toBeUndefined();
    expect(part.refuses('receipt.confirmed')).toEqual(no('ORDER_STATE'));
  },

  'waits for a pre-order, and can be cancelled at any time until then': (machine) => {
    const order = live(machine, ...paid, 'order.hold');
    expect(order.status()).toBe('AWAITING_RELEASE');
    expect(order.receive('order.release').actions).toEqual(['makePickList']);
    expect(order.status()).toBe('PROCESSING');
    expect(live(machine, ...paid, 'order.hold', ['order.cancel', late]).status()).toBe('CANCELLED');
    const requested = live(machine, ...paid, ['order.cancel', late], 'order.hold', 'order.cancel');
    expect(requested.state()).toEqual({ status: 'CANCELLED', cancelRequested: false });
  },

  'is withdrawn from before it is sent: a part stays, all of it ends the order at once and without the staff': (
    machine,
  ) => {
    const before: readonly (readonly Happening[])[] = [paid, [...paid, 'order.hold'], packing, requested];
    for (const life of before) {
      const order = live(machine, ...life);
      const stand = order.state();
      expect(order.receive(['order.withdraw', { nothingToShip: false }]).actions).toEqual([
        'cancelPieces',
        'mailWithdrawn',
      ]);
      expect(order.state()).toEqual(stand);
      expect(order.receive('order.withdraw').actions).toEqual([
        'acceptCancelRequest',
        'returnStock',
        'returnDiscounts',
        'refundPayment',
        'mailWithdrawn',
      ]);
      expect(order.state()).toEqual({ status: 'CANCELLED', cancelRequested: false });
    }
  },

  'is withdrawn from while a part is on its way: the rest is not sent, what was sent comes back': (machine) => {
    const part = [...packing, ['parcel.sent', { nothingToShip: false }]] as const;
    const piece = live(machine, ...part);
    const left = piece.receive(['order.withdraw', { nothingToShip: false, everythingDelivered: false }]);
    expect(left.actions).toEqual(['cancelPieces', 'mailWithdrawn']);
    expect(piece.status()).toBe('PARTLY_SHIPPED');
    expect(piece.receive(['order.withdraw', { everythingDelivered: false }]).actions).toEqual([
      'cancelPieces',
      'mailWithdrawn',
    ]);
    expect(piece.status()).toBe('SHIPPED');
    const arrived = live(machine, ...part);
    expect(arrived.receive('order.withdraw').actions).toEqual(['cancelPieces', 'mailWithdrawn', 'startReturnClocks']);
    expect(arrived.status()).toBe('DELIVERED');
  },

  'is withdrawn from when all of it has left, and not any more when it is completed or over': (machine) => {
    for (const life of [sent, delivered]) {
      const order = live(machine, ...life);
      const stand = order.state();
      expect(order.receive('order.withdraw').actions).toEqual(['mailWithdrawn']);
      expect(order.state()).toEqual(stand);
    }
    const lives: readonly (readonly Happening[])[] = [[], [...delivered, 'order.complete'], [...paid, 'order.cancel']];
    for (const life of lives) expect(live(machine, ...life).refuses('order.withdraw')).toEqual(no('ORDER_STATE'));
  },

  'is stopped by the shop that gives all the money back: what was not sent is never sent': (machine) => {
    for (const life of [paid, [...paid, 'order.hold'], packing, requested] as const) {
      const order = live(machine, ...life);
      expect(order.receive('staff.cancel').actions).toEqual([
        'acceptCancelRequest',
        'returnStock',
        'returnDiscounts',
        'refundPayment',
        'mailCancelled',
      ]);
      expect(order.state()).toEqual({ status: 'CANCELLED', cancelRequested: false });
    }
    const part = live(machine, ...packing, ['parcel.sent', { nothingToShip: false }]);
    expect(part.receive(['staff.cancel', { everythingDelivered: false }]).actions).toEqual(['cancelPieces']);
    expect(part.status()).toBe('SHIPPED');
    const arrived = live(machine, ...packing, ['parcel.sent', { nothingToShip: false }]);
    expect(arrived.receive('staff.cancel').actions).toEqual(['cancelPieces', 'startReturnClocks']);
    expect(arrived.status()).toBe('DELIVERED');
    for (const life of [sent, delivered])
      expect(live(machine, ...life).refuses('staff.cancel')).toEqual(no('ORDER_STATE'));
  },

  'pays back a project that fails, without a mail about a cancellation': (machine) => {
    const back = ['returnStock', 'returnDiscounts', 'refundPayment'];
    for (const life of [paid, [...paid, 'order.hold'] as const]) {
      expect(live(machine, ...life).receive('project.failed').actions).toEqual(back);
    }
  },

  'is completed after 15 days to the millisecond, and never while a case is open': (machine) => {
    const order = live(machine, ...delivered);
    expect(order.refuses(['order.complete', { deliveredTime: now - 15 * day + 1 }])).toEqual(no('ORDER_STATE'));
    expect(order.refuses(['order.complete', { afterSaleOpen: true }])).toEqual(no('ORDER_STATE'));
    expect(order.receive(['order.complete', { deliveredTime: now - 15 * day }]).actions).toEqual(['grantRewards']);
    expect(order.status()).toBe('COMPLETED');
  },

  'ends refunded when every piece is': (machine) => {
    const part = { everythingRefunded: false };
    for (const life of [sent, delivered, [...delivered, 'order.complete'] as const]) {
      const order = live(machine, ...life);
      expect(order.refuses(['order.refunded', part])).toEqual(no('ORDER_STATE'));
      expect(order.receive('order.refunded').actions).toEqual(['clawBackRewards']);
      expect(order.status()).toBe('REFUNDED');
    }
  },

  'refuses what does not fit, whatever the moment, and stays as it is': (machine) => {
    const strange = Object.values(orderEventNames).filter((name) => name !== 'payment.settled');
    for (const end of ['order.cancel', 'project.failed'] as const) {
      const order = live(machine, ...paid, end);
      for (const name of strange) {
        for (const facts of [favourable, adverse]) expect(order.refuses([name, facts])).toEqual(no('ORDER_STATE'));
      }
    }
  },

  'never refuses what the shopper was offered': (machine) => {
    const lives: readonly (readonly Happening[])[] = [
      [],
      paid,
      [...paid, ['order.cancel', late]],
      [...paid, 'order.hold'],
      packing,
      requested,
      [...packing, ['parcel.sent', { nothingToShip: false }]],
      sent,
      delivered,
      [...delivered, 'order.complete'],
      ['payment.expired'],
      ['order.cancel'],
      [...paid, 'order.cancel'],
      [...delivered, 'order.refunded'],
    ];
    const met = new Set(lives.map((life) => live(machine, ...life).status()));
    expect([...met].toSorted()).toEqual([...orderStatuses].toSorted());
    for (const life of lives) {
      for (const deliveredTime of [now, now - 14 * day, now - 14 * day - 1]) {
        const { status, cancelRequested } = live(machine, ...life).state();
        const facts = {
          status,
          cancelRequested,
          now,
          payExpireTime: now,
          member: true,
          linesToReview: 0,
          deliveredTime,
        };
        for (const site of ['EU', 'GB', 'US'] as const) {
          if (!orderActions({ ...facts, site, offersRma: false }).includes('WITHDRAW')) continue;
          expect(live(machine, ...life).refuses('order.withdraw')).toBeUndefined();
        }
      }
      for (const paidTime of [now, now - 60 * minute + 1, now - 60 * minute]) {
        const order = live(machine, ...life);
        const facts: OrderActionFacts = {
          ...order.state(),
          site: 'US',
          now,
          payExpireTime: now,
          paidTime,
          member: true,
          linesToReview: 0,
          offersRma: false,
        };
        const offered = orderActions(facts);
        const { refusal } = order.receive(['order.cancel', { paidTime }]);
        const over = ['CLOSED', 'CANCELLED'].includes(order.status());
        expect(offered.includes('CANCEL')).toBe(refusal === undefined && over);
        expect(offered.includes('CANCEL_REQUEST')).toBe(refusal === undefined && !over);
        if (!offered.includes('CONFIRM')) continue;
        expect(live(machine, ...life).refuses('receipt.confirmed')).toBeUndefined();
      }
    }
  },
};
