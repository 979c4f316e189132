import { expect } from 'vitest';
import { requestTimeout } from '#rules/limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createBrowseTaskImplementations } from './implementations.ts';
import { type browseTaskMachine, grace, retryDelay } from './machine.ts';
import { selectIsCounted, selectIsFailed, selectIsOver, selectIsPaused, selectLeft } from './selectors.ts';
import type { BrowseTaskEvent, HandIn, HandInReply, StartReply } from './types.ts';

const input = { taskId: 'T1', targetId: 'LM-DOME', neededMs: 5_000, hidden: false };

function look(machine: typeof browseTaskMachine, { hidden = false } = {}) {
  const clock = new SimulatedClock();
  const start = fakeEffect<[Pick<HandIn, 'taskId' | 'targetId'>, AbortSignal], StartReply>();
  const handIn = fakeEffect<[HandIn, AbortSignal], HandInReply>();
  const ticking: { onTick: (ms: number) => void; isStopped: boolean }[] = [];
  let changes = 0;
  const implementations = createBrowseTaskImplementations({
    start: start.effect,
    handIn: handIn.effect,
    tick: (onTick) => {
      const one = { onTick, isStopped: false };
      ticking.push(one);
      return () => {
        one.isStopped = true;
      };
    },
    taskChanged: () => {
      changes += 1;
    },
  });
  const actor = createActor(machine.provide(implementations), { clock, input: { ...input, hidden } }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    clock,
    start,
    handIn,
    changes: () => changes,
    runningClocks: () => ticking.filter(({ isStopped }) => !isStopped).length,
    tick: (ms: number) => ticking.at(-1)?.onTick(ms),
    send: (type: Exclude<BrowseTaskEvent['type'], 'clock.ticked'>) => actor.send({ type }),
    begin: async (reply: StartReply = { kind: 'started', nonce: 'N1' }) => {
      start.last().reply.resolve(reply);
      await settle();
    },
    answer: async (reply: HandInReply | Error) => {
      if (reply instanceof Error) handIn.last().reply.reject(reply);
      else handIn.last().reply.resolve(reply);
      await settle();
    },
    left: () => selectLeft(snapshot()),
    stand: () => {
      const names = { counted: selectIsCounted, over: selectIsOver, failed: selectIsFailed, paused: selectIsPaused };
      return Object.entries(names)
        .filter(([, is]) => is(snapshot()))
        .map(([name]) => name)
        .join();
    },
  };
}

export const browseTaskScenarios: Scenarios<typeof browseTaskMachine> = {
  'a product that is looked at for long enough is handed in with its nonce, and counts': async (machine) => {
    const visit = look(machine);
    expect(visit.start.last().args[0]).toEqual({ taskId: 'T1', targetId: 'LM-DOME' });
    expect(visit.runningClocks()).toBe(0);
    await visit.begin();
    visit.tick(4_000);
    expect(visit.left()).toBe(1_000);
    visit.tick(999);
    expect(visit.handIn.calls).toHaveLength(0);
    visit.tick(1);
    expect(visit.handIn.last().args[0]).toEqual({ taskId: 'T1', targetId: 'LM-DOME', nonce: 'N1', visibleMs: 5_000 });
    expect(visit.runningClocks()).toBe(0);
    await visit.answer('counted');
    expect([visit.stand(), visit.changes(), visit.left()]).toEqual(['counted', 1, 0]);
  },

  'a hidden page pauses, and goes on where it stopped': async (machine) => {
    const visit = look(machine);
    await visit.begin();
    visit.tick(3_000);
    visit.send('page.hidden');
    expect([visit.stand(), visit.runningClocks(), visit.left()]).toEqual(['paused', 0, 2_000]);
    visit.tick(60_000);
    expect(visit.left()).toBe(2_000);
    visit.send('page.becameVisible');
    expect([visit.stand(), visit.runningClocks()]).toEqual(['', 1]);
    visit.tick(2_000);
    expect(visit.handIn.calls).toHaveLength(1);
  },

  'a page that opens in the background, or is left while the visit begins, waits to be looked at': async (machine) => {
    const behind = look(machine, { hidden: true });
    await behind.begin();
    expect([behind.stand(), behind.runningClocks()]).toEqual(['paused', 0]);
    const leaving = look(machine);
    leaving.send('page.hidden');
    await leaving.begin();
    expect(leaving.stand()).toBe('paused');
    const back = look(machine, { hidden: true });
    back.send('page.becameVisible');
    await back.begin();
    expect([back.stand(), back.runningClocks()]).toEqual(['', 1]);
  },

  'a product that counts already, or a task that asks for no more, is not timed': async (machine) => {
    const before = look(machine);
    await before.begin({ kind: 'counted' });
    expect([before.stand(), before.runningClocks(), before.changes()]).toEqual(['counted', 0, 0]);
    const over = look(machine);
    await over.begin({ kind: 'over' });
    expect([over.stand(), over.runningClocks()]).toEqual(['over', 0]);
  },

  'a lost answer is asked for again under the same nonce, by itself or at once': async (machine) => {
    const visit = look(machine);
    await visit.begin();
    visit.tick(5_000);
    await visit.answer(new Error('Failed to fetch'));
    visit.clock.increment(retryDelay);
    expect(visit.handIn.calls).toHaveLength(2);
    visit.clock.increment(requestTimeout);
    visit.send('task.retry');
    expect(visit.handIn.calls.map(({ args: [{ nonce }] }) => nonce)).toEqual(['N1', 'N1', 'N1']);
    await visit.answer('counted');
    expect([visit.stand(), visit.changes()]).toEqual(['counted', 1]);
  },

  'a server whose clock lags behind gets a second more': async (machine) => {
    const visit = look(machine);
    await visit.begin();
    visit.tick(5_000);
    await visit.answer('early');
    expect([visit.left(), visit.runningClocks()]).toEqual([grace, 1]);
    visit.tick(grace);
    expect(visit.handIn.last().args[0].visibleMs).toBe(5_000 + grace);
    visit.send('page.hidden');
    await visit.answer('early');
    expect(visit.stand()).toBe('paused');
  },

  'a visit that another one has ended begins anew from nothing': async (machine) => {
    const visit = look(machine);
    await visit.begin();
    visit.tick(5_000);
    await visit.answer('gone');
    expect(visit.stand()).toBe('failed');
    visit.send('task.retry');
    await visit.begin({ kind: 'started', nonce: 'N2' });
    expect(visit.left()).toBe(5_000);
    visit.tick(5_000);
    expect(visit.handIn.last().args[0].nonce).toBe('N2');
  },

  'a visit that cannot begin can be tried again': async (machine) => {
    const visit = look(machine);
    visit.start.last().reply.reject(new Error('Failed to fetch'));
    await settle();
    expect(visit.stand()).toBe('failed');
    visit.send('task.retry');
    visit.clock.increment(requestTimeout);
    expect(visit.stand()).toBe('failed');
    visit.send('task.retry');
    await visit.begin();
    expect(visit.runningClocks()).toBe(1);
  },
};
