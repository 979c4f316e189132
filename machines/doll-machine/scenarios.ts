import { expect } from 'vitest';
import { requestTimeout } from '#rules/limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createDollImplementations } from './implementations.ts';
import { type dollMachine, loweringTime } from './machine.ts';
import { selectIsDemo, selectPhase, selectProblem, selectResult } from './selectors.ts';
import type { PlayReply, PlayRequest } from './types.ts';

const play = (playId: string) => ({ playId, time: 1, cost: 50, prize: null, coins: 0, expireTime: null });
const request: PlayRequest = { key: 'key-1', cost: 50 };

function open(machine: typeof dollMachine) {
  const clock = new SimulatedClock();
  const effect = fakeEffect<[PlayRequest, AbortSignal], PlayReply>();
  const shown: string[] = [];
  let changes = 0;
  const implementations = createDollImplementations({
    play: effect.effect,
    resultShown: (playId) => shown.push(playId),
    standChanged: () => {
      changes += 1;
    },
  });
  const actor = createActor(machine.provide(implementations), { clock }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    clock,
    shown,
    send: actor.send.bind(actor),
    requests: () => effect.calls.map(({ args: [sent] }) => sent),
    press: (isCalm = false) => actor.send({ type: 'play.press', request, isCalm }),
    answer: async (reply: PlayReply | Error) => {
      if (reply instanceof Error) effect.last().reply.reject(reply);
      else effect.last().reply.resolve(reply);
      await settle();
    },
    changes: () => changes,
    phase: () => selectPhase(snapshot()),
    result: () => selectResult(snapshot())?.playId ?? null,
    problem: () => selectProblem(snapshot()),
    isDemo: () => selectIsDemo(snapshot()),
  };
}

export const dollScenarios: Scenarios<typeof dollMachine> = {
  'the result is known before the claw moves, and seen when the claw is there': async (machine) => {
    const page = open(machine);
    page.press();
    page.press();
    expect([page.phase(), page.requests()]).toEqual(['asking', [request]]);
    await page.answer({ kind: 'played', result: play('one') });
    expect([page.phase(), page.result(), page.shown]).toEqual(['lowering', 'one', []]);
    page.clock.increment(loweringTime - 1);
    expect(page.phase()).toBe('lowering');
    page.clock.increment(1);
    expect([page.phase(), page.shown]).toEqual(['shown', ['one']]);
    page.send({ type: 'result.close' });
    expect([page.phase(), page.result()]).toEqual(['idle', null]);
  },

  'a claw that is skipped shows the same result at once': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer({ kind: 'played', result: play('one') });
    page.send({ type: 'lowering.skip' });
    expect([page.phase(), page.result(), page.shown]).toEqual(['shown', 'one', ['one']]);
  },

  'nothing moves where less motion is effect for': async (machine) => {
    const page = open(machine);
    page.press(true);
    await page.answer({ kind: 'played', result: play('one') });
    expect([page.phase(), page.shown]).toEqual(['shown', ['one']]);
    page.send({ type: 'result.close' });
    page.press();
    await page.answer({ kind: 'played', result: play('two') });
    expect(page.phase()).toBe('lowering');
  },

  'a play whose answer was lost is effect for again under the same key': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer(new Error('Failed to fetch'));
    expect(page.phase()).toBe('lost');
    page.press();
    page.send({ type: 'retry.press' });
    expect(page.requests()).toEqual([request, request]);
    page.clock.increment(requestTimeout - 1);
    expect(page.phase()).toBe('asking');
    page.clock.increment(1);
    expect(page.phase()).toBe('lost');
    page.send({ type: 'retry.press' });
    await page.answer({ kind: 'played', result: play('one') });
    expect([page.phase(), page.result()]).toEqual(['lowering', 'one']);
  },

  'a result that nobody has seen is shown when the member comes back, once': async (machine) => {
    const page = open(machine);
    page.send({ type: 'result.found', result: play('one') });
    expect([page.phase(), page.result(), page.shown]).toEqual(['shown', 'one', ['one']]);
    page.send({ type: 'result.close' });
    page.send({ type: 'result.found', result: play('one') });
    expect([page.phase(), page.shown]).toEqual(['idle', ['one']]);
    page.press();
    await page.answer(new Error('Failed to fetch'));
    page.send({ type: 'result.found', result: play('one') });
    expect(page.phase()).toBe('lost');
    page.send({ type: 'result.found', result: play('two') });
    expect([page.phase(), page.shown]).toEqual(['shown', ['one', 'two']]);
  },

  'a refusal stands beside the button until the next press, and what is shown is read again': async (machine) => {
    const page = open(machine);
    page.press();
    await page.answer({ kind: 'refused', message: 'You have played ten times today.' });
    expect([page.phase(), page.problem(), page.changes()]).toEqual(['idle', 'You have played ten times today.', 1]);
    page.press();
    expect([page.problem(), page.changes()]).toEqual([null, 1]);
    await page.answer({ kind: 'refused', message: 'Not now.' });
    page.send({ type: 'result.found', result: play('one') });
    expect(page.problem()).toBeNull();
  },

  'a guest sees the claw play what is made up, and no server hears of it': async (machine) => {
    const page = open(machine);
    page.send({ type: 'demo.press', result: play('demo'), isCalm: false });
    expect([page.phase(), page.isDemo(), page.result()]).toEqual(['lowering', true, 'demo']);
    page.clock.increment(loweringTime);
    expect(page.phase()).toEqual('shown');
    page.send({ type: 'result.close' });
    expect([page.phase(), page.isDemo(), page.shown, page.requests()]).toEqual(['idle', false, [], []]);
    page.send({ type: 'demo.press', result: play('demo'), isCalm: true });
    expect(page.phase()).toEqual('shown');
    page.send({ type: 'result.close' });
    page.press();
    await page.answer({ kind: 'played', result: play('one') });
    expect([page.isDemo(), page.phase()]).toEqual([false, 'lowering']);
  },
};
