import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import type { rmaMachine } from './machine.ts';
import { draftOf, facts } from './model.ts';
import { selectCanCancel, selectComplaints, selectDraft, selectNote, selectRefund } from './selectors.ts';
import type { RmaDraft, RmaEvent, RmaLine } from './types.ts';

function request(machine: typeof rmaMachine, draft: RmaDraft | null = draftOf('RETURN')) {
  const done: string[] = [];
  const note = (what: string) => () => done.push(what);
  const provided = machine.provide({
    actions: {
      issueLabel: note('label'),
      sendRefund: note('refund'),
      shipReplacement: note('replacement'),
      returnToShopper: note('items back'),
      notifyShopper: note('mail'),
    },
  });
  const actor = createActor(provided, { input: { facts, draft } }).start();
  return {
    done,
    send: (...events: readonly RmaEvent[]) => {
      for (const event of events) actor.send(event);
    },
    snapshot: () => actor.getSnapshot(),
    state: () => actor.getSnapshot().value,
  };
}

const submit = { type: 'rma.submit' } as const;
const approve = { type: 'rma.approve', keepsItems: false } as const;
const ship = { type: 'rma.ship', trackingNo: '1Z' } as const;
const receive = { type: 'return.received' } as const;
const settled = { type: 'refund.settled' } as const;

export const rmaScenarios: Scenarios<typeof rmaMachine> = {
  'a return goes from the label over the inspection to the money': (machine) => {
    const { send, state, snapshot, done } = request(machine);
    send(submit, approve, ship, receive);
    expect(state()).toBe('inspecting');
    expect(snapshot().context.trackingNo).toBe('1Z');
    send({ type: 'inspection.passed', refund: 8_000 });
    expect(selectRefund(snapshot())).toBe(8_000);
    send(settled);
    expect(state()).toBe('refunded');
    expect(done).toEqual(['mail', 'label', 'mail', 'mail', 'refund', 'mail']);
  },

  'who keeps the items gets all of the money without sending anything': (machine) => {
    for (const [kind, keepsItems] of [
      ['REFUND_ONLY', false],
      ['RETURN', true],
    ] as const) {
      const { send, snapshot, done } = request(machine, draftOf(kind));
      send(submit, { type: 'rma.approve', keepsItems });
      expect(selectRefund(snapshot())).toBe(8_900);
      expect(done).toEqual(['mail', 'mail', 'refund']);
    }
  },

  'a replacement and a warranty case bring items, no money': (machine) => {
    for (const kind of ['REPLACEMENT', 'WARRANTY'] as const) {
      const { send, state, done } = request(machine, draftOf(kind, 1));
      send(submit, approve, receive, { type: 'inspection.passed', refund: 0 }, settled);
      expect(state()).toEqual({ resolving: 'replacing' });
      send({ type: 'replacement.shipped' });
      expect(state()).toBe('replaced');
      expect(done).not.toContain('refund');
    }
  },

  'another one that cannot be had ends in its money, or with the reason': (machine) => {
    for (const kind of ['REPLACEMENT', 'WARRANTY'] as const) {
      const paid = request(machine, draftOf(kind));
      paid.send(submit, { type: 'rma.approve', keepsItems: true }, { type: 'rma.pay' }, { type: 'rma.pay' });
      expect([paid.state(), selectRefund(paid.snapshot())]).toEqual([{ resolving: 'refunding' }, 8_900]);
      paid.send({ type: 'replacement.shipped' }, { type: 'rma.end', reason: 'Late' }, settled);
      expect(paid.state()).toBe('refunded');
      expect(paid.done).toEqual(['mail', 'mail', 'replacement', 'refund', 'mail', 'mail']);
      const ended = request(machine, draftOf(kind));
      ended.send(submit, { type: 'rma.approve', keepsItems: true }, { type: 'rma.end', reason: 'Never made again' });
      expect([ended.state(), selectNote(ended.snapshot())]).toEqual(['ended', 'Never made again']);
      expect(ended.done).not.toContain('refund');
    }
    const lost = request(machine);
    lost.send(submit, approve, ship, { type: 'rma.end', reason: 'The parcel is lost' });
    expect(lost.state()).toBe('ended');
  },

  'a withdrawal takes the place of a request for another one, and of none for money': (machine) => {
    const steps: readonly RmaEvent[] = [submit, approve, ship, receive, { type: 'inspection.passed', refund: 0 }];
    for (const [index] of steps.entries()) {
      for (const kind of ['REPLACEMENT', 'RETURN'] as const) {
        const { send, state } = request(machine, draftOf(kind, 1));
        send(...steps.slice(0, index + 1), { type: 'withdrawal.declared' });
        expect(state() === 'cancelled').toBe(kind === 'REPLACEMENT');
      }
    }
  },

  'nothing is given any more once all the money of the order is gone': (machine) => {
    const steps: readonly RmaEvent[] = [submit, approve, ship, receive, { type: 'inspection.passed', refund: 0 }];
    for (const [index] of steps.entries()) {
      const { send, state, snapshot, done } = request(machine, draftOf('REPLACEMENT', 1));
      send(...steps.slice(0, index + 1), { type: 'money.gone', reason: 'Refunded' });
      expect([state(), selectNote(snapshot())]).toEqual(['ended', 'Refunded']);
      expect(done.at(-1)).toBe('mail');
    }
    const { send, state } = request(machine, draftOf('REFUND_ONLY'));
    send(submit, approve, { type: 'money.gone', reason: 'Refunded' });
    expect(state()).toEqual({ resolving: 'refunding' });
  },

  'what cannot be sent says why: nothing, too many, open elsewhere, no picture of the damage, a line twice': (
    machine,
  ) => {
    const { send, state, snapshot } = request(machine, null);
    const line: RmaLine = { lineId: 'L1', quantity: 1, reason: 'LATE', mediaIds: [] };
    const complaints = (...lines: readonly RmaLine[]) => {
      send({ type: 'rma.edit', draft: { kind: 'RETURN', lines } }, submit);
      expect(state()).toBe('drafting');
      return selectComplaints(snapshot());
    };
    expect(complaints()).toEqual(['lines']);
    for (const quantity of [0, 3, 1.5]) expect(complaints({ ...line, quantity })).toEqual(['quantity']);
    expect(complaints({ ...line, lineId: 'L9' })).toEqual(['quantity']);
    expect(complaints({ ...line, lineId: 'L2' })).toEqual(['openElsewhere']);
    for (const reason of ['DAMAGED_IN_TRANSIT', 'WRONG_ITEM', 'DEFECTIVE']) {
      expect(complaints({ ...line, reason })).toEqual(['picture']);
    }
    expect(complaints(line, line)).toEqual(['quantity']);
    send({ type: 'rma.edit', draft: { kind: 'RETURN', lines: [{ ...line, reason: 'DEFECTIVE', mediaIds: ['M1'] }] } });
    expect(selectComplaints(snapshot())).toEqual([]);
    send(submit);
    expect(selectCanCancel(snapshot())).toBe(true);
    send({ type: 'rma.edit', draft: draftOf('RETURN', 2) });
    expect(selectDraft(snapshot()).lines[0]?.quantity).toBe(1);
  },

  'nobody gets more than they paid, nor a negative amount': (machine) => {
    for (const refund of [-1, 8_901]) {
      const { send, state } = request(machine);
      send(submit, approve, receive, { type: 'inspection.passed', refund });
      expect(state()).toBe('inspecting');
    }
    for (const refund of [0, 8_900]) {
      const { send, state, snapshot } = request(machine);
      send(submit, approve, receive, { type: 'inspection.passed', refund });
      expect(state()).toEqual({ resolving: 'refunding' });
      expect(selectRefund(snapshot())).toBe(refund);
    }
  },

  'a question that nobody answers in time ends the request, and an answered one never does': (machine) => {
    const answered = request(machine);
    answered.send(submit, { type: 'rma.ask', question: 'Which one?' });
    expect(selectNote(answered.snapshot())).toBe('Which one?');
    answered.send({ type: 'rma.reply' }, { type: 'reply.expired' });
    expect(answered.state()).toEqual({ requested: 'submitted' });
    expect(selectNote(answered.snapshot())).toBeNull();
    const silent = request(machine);
    silent.send(submit, { type: 'rma.ask', question: 'Which one?' }, { type: 'return.expired' });
    expect(silent.state()).toEqual({ requested: 'needsInfo' });
    silent.send({ type: 'reply.expired' });
    expect(silent.state()).toBe('lapsed');
    expect(silent.done).toEqual(['mail', 'mail', 'mail']);
  },

  'items that are not sent in time end the request, and items on their way never do': (machine) => {
    const shipped = request(machine);
    shipped.send(submit, approve, ship, { type: 'return.expired' });
    expect(shipped.state()).toBe('inTransit');
    const waiting = request(machine);
    waiting.send(submit, approve, { type: 'reply.expired' });
    expect(waiting.state()).toEqual({ requested: 'awaitingReturn' });
    waiting.send({ type: 'return.expired' });
    expect(waiting.state()).toBe('lapsed');
    expect(waiting.done.at(-1)).toBe('mail');
  },

  'a refusal carries its reason, and items that fail the inspection go back': (machine) => {
    const refused = request(machine);
    refused.send(submit, { type: 'rma.reject', reason: 'Too late' });
    expect([refused.state(), selectNote(refused.snapshot())]).toEqual(['rejected', 'Too late']);
    const failed = request(machine);
    failed.send(submit, approve, ship, receive, { type: 'inspection.failed', reason: 'Another lamp' });
    expect([failed.state(), selectNote(failed.snapshot())]).toEqual(['rejected', 'Another lamp']);
    expect(failed.done.slice(-2)).toEqual(['items back', 'mail']);
  },

  'the shopper may take it back until the items have left': (machine) => {
    const ways: readonly (readonly RmaEvent[])[] = [
      [submit],
      [submit, { type: 'rma.ask', question: '?' }],
      [submit, approve],
    ];
    for (const way of ways) {
      const { send, state, snapshot } = request(machine);
      send(...way);
      expect(selectCanCancel(snapshot())).toBe(true);
      send({ type: 'rma.cancel' });
      expect(state()).toBe('cancelled');
    }
    const { send, state, snapshot } = request(machine);
    send(submit, approve, ship, { type: 'rma.cancel' });
    expect(state()).toBe('inTransit');
    expect(selectCanCancel(snapshot())).toBe(false);
  },
};
