import type { MachineModel } from '../verify/model.ts';
import { prizeMachine } from './machine.ts';

export const expireTime = 2_000;
export const until = 3_000;
const times = [expireTime - 1, expireTime];
const orders = ['A', 'B'];

const waiting = 'no order brings it';
const ordered = 'the order decides';

export const prizeModel: MachineModel<typeof prizeMachine> = {
  machine: prizeMachine,
  inputs: [{ expireTime }],
  samples: {
    'prize.credit': [{ type: 'prize.credit' }],
    'prize.claim': times.map((now) => ({ type: 'prize.claim', orderNo: 'A', now })),
    'prize.attach': times.map((now) => ({ type: 'prize.attach', orderNo: 'A', now })),
    'prize.detach': orders.map((orderNo) => ({ type: 'prize.detach', orderNo, until })),
    'order.closed': orders.flatMap((orderNo) =>
      [expireTime - 500, until].map((time) => ({ type: 'order.closed', orderNo, until: time }) as const),
    ),
    'order.sent': orders.map((orderNo) => ({ type: 'order.sent', orderNo })),
    'time.passed': [...times, until].map((now) => ({ type: 'time.passed', now })),
    'prize.extend': [{ type: 'prize.extend', until }],
    'prize.cancel': [{ type: 'prize.cancel' }],
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: {
    'a piece is held for it or an order has it, never both': (s) => !s.hasTag('held') || s.context.orderNo === null,
    'an order brings it exactly while it is claimed or attached': (s) =>
      !s.hasTag('inOrder') || s.context.orderNo !== null,
  },
  steps: {
    'nobody loses time by an order': ({ before, after }) => after.context.expireTime >= before.context.expireTime,
    'only its own order moves it': ({ before, event, after }) =>
      !before.hasTag('inOrder') ||
      ('orderNo' in event && event.orderNo === before.context.orderNo) ||
      before.value === after.value,
    'time never takes what an order brings': ({ before, event, after }) =>
      !before.hasTag('inOrder') || event.type !== 'time.passed' || before.value === after.value,
    'what comes back can be claimed': ({ before, event, after }) =>
      !before.hasTag('inOrder') ||
      !after.hasTag('held') ||
      ('until' in event && after.context.expireTime >= Number(event.until)),
  },
  isPinned: true,
  ignored: {
    'prize.credit': { claimed: ordered, attached: ordered },
    'prize.claim': { claimed: ordered, attached: ordered },
    'prize.attach': { claimed: ordered, attached: ordered },
    'prize.detach': { won: waiting, claimed: 'nothing else is in its order: that is cancelled' },
    'order.closed': { won: waiting },
    'order.sent': { won: waiting },
    'time.passed': { claimed: ordered, attached: ordered },
    'prize.extend': { claimed: ordered, attached: ordered },
    'prize.cancel': { claimed: ordered, attached: ordered },
  },
};
