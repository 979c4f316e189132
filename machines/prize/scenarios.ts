import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { prizeMachine } from './machine.ts';
import { expireTime, until } from './model.ts';
import { selectExpireTime, selectIsHeld, selectOrderNo } from './selectors.ts';

function win(machine: typeof prizeMachine) {
  const actor = createActor(machine, { input: { expireTime } }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    state: () => snapshot().value,
    isHeld: () => selectIsHeld(snapshot()),
    orderNo: () => selectOrderNo(snapshot()),
    expireTime: () => selectExpireTime(snapshot()),
    send: actor.send.bind(actor),
    claim: (now = expireTime - 1) => actor.send({ type: 'prize.claim', orderNo: 'A', now }),
    attach: (now = expireTime - 1) => actor.send({ type: 'prize.attach', orderNo: 'A', now }),
    pass: (now: number) => actor.send({ type: 'time.passed', now }),
  };
}

export const prizeScenarios: Scenarios<typeof prizeMachine> = {
  'it is claimed until its last millisecond, and sent once': (machine) => {
    for (const way of ['claim', 'attach'] as const) {
      const late = win(machine);
      late[way](expireTime);
      expect(late.state()).toBe('won');
      const prize = win(machine);
      prize[way]();
      expect([prize.orderNo(), prize.isHeld()]).toEqual(['A', false]);
      prize.send({ type: 'order.sent', orderNo: 'B' });
      expect(prize.state()).toBe(way === 'claim' ? 'claimed' : 'attached');
      prize.send({ type: 'order.sent', orderNo: 'A' });
      expect([prize.state(), prize.orderNo()]).toEqual(['shipped', 'A']);
    }
  },

  'it is gone at its end, and an order keeps it from that': (machine) => {
    const prize = win(machine);
    prize.pass(expireTime - 1);
    expect(prize.state()).toBe('won');
    prize.pass(expireTime);
    expect(prize.state()).toBe('expired');
    const attached = win(machine);
    attached.attach();
    attached.pass(until);
    expect(attached.state()).toBe('attached');
  },

  'it comes back when its order comes to nothing, with more time where little was left': (machine) => {
    for (const way of ['claim', 'attach'] as const) {
      const prize = win(machine);
      prize[way]();
      prize.send({ type: 'order.closed', orderNo: 'B', until });
      expect(prize.orderNo()).toBe('A');
      prize.send({ type: 'order.closed', orderNo: 'A', until });
      expect([prize.state(), prize.orderNo(), prize.isHeld()]).toEqual(['won', null, true]);
      expect(prize.expireTime()).toBe(until);
    }
    const early = win(machine);
    early.attach();
    early.send({ type: 'order.closed', orderNo: 'A', until: expireTime - 500 });
    expect(early.expireTime()).toBe(expireTime);
  },

  'the winner takes it out of an order and keeps it; an order of its own is cancelled instead': (machine) => {
    const prize = win(machine);
    prize.attach();
    prize.send({ type: 'prize.detach', orderNo: 'B', until });
    expect(prize.state()).toBe('attached');
    prize.send({ type: 'prize.detach', orderNo: 'A', until });
    expect([prize.state(), prize.isHeld(), prize.expireTime()]).toEqual(['won', true, until]);
    const alone = win(machine);
    alone.claim();
    alone.send({ type: 'prize.detach', orderNo: 'A', until });
    expect(alone.state()).toBe('claimed');
  },

  'what goes into the wallet is there at once': (machine) => {
    const prize = win(machine);
    prize.send({ type: 'prize.credit' });
    expect(prize.state()).toBe('shipped');
  },

  'staff give more time or take it back while it waits': (machine) => {
    const prize = win(machine);
    prize.send({ type: 'prize.extend', until });
    expect(prize.expireTime()).toBe(until);
    prize.send({ type: 'prize.cancel' });
    expect(prize.state()).toBe('cancelled');
    const attached = win(machine);
    attached.attach();
    attached.send({ type: 'prize.cancel' });
    expect(attached.state()).toBe('attached');
  },
};
