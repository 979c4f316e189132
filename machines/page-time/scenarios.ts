import { requestTimeout } from '#rules/limits.ts';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createPageTimeImplementations } from './implementations.ts';
import type { pageTimeMachine } from './machine.ts';
import type { PageTimeRecord } from './types.ts';

type Machine = typeof pageTimeMachine;

const place = (path: string) => ({ path, pathName: path.slice(1), moduleId: '', activityName: '' });
const record = (path: string, duration: number): PageTimeRecord => ({ ...place(path), duration });

function openPage(machine: Machine, isVisible = true) {
  const clock = new SimulatedClock();
  const upload = fakeEffect<[readonly PageTimeRecord[], AbortSignal], void>();
  const stored: (readonly PageTimeRecord[])[] = [];
  const implementations = createPageTimeImplementations({
    upload: upload.effect,
    keepRecords: (unsent) => stored.push(unsent),
  });
  const input = { page: place('/home'), isVisible };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  /** A simulated clock runs no timer that starts while it is turned on, so it is turned on second by second. */
  const pass = (time: number) => {
    for (let rest = time; rest > 0; rest -= 1_000) clock.increment(Math.min(rest, 1_000));
  };
  const durations = () => upload.calls.map(({ args }) => args[0].map(({ duration }) => duration));
  return { pass, actor, upload, stored, durations };
}

export const pageTimeScenarios: Scenarios<Machine> = {
  'with continuous use reports leave at 6, 18, 39, 45, 57 and 78 s [S4.page-time.02 S4.page-time.04]': async (
    machine,
  ) => {
    const { pass, upload } = openPage(machine);
    const seconds: number[] = [];
    for (let second = 1; second <= 80; second += 1) {
      const before = upload.calls.length;
      pass(1_000);
      if (upload.calls.length === before) continue;
      seconds.push(second);
      upload.last().reply.resolve();
      await settle();
    }
    expect(seconds).toEqual([6, 18, 39, 45, 57, 78]);
  },

  'a report holds path, name, module and activity with the time in view [S3.records.01 S7.page-time-upload.01]': (
    machine,
  ) => {
    const { pass, upload } = openPage(machine);
    pass(6_000);
    expect(upload.last().args[0]).toEqual([
      { path: '/home', pathName: 'home', moduleId: '', activityName: '', duration: 6_000 },
    ]);
  },

  'a sample takes 3 s, not a millisecond less [S4.page-time.01]': (machine) => {
    const { pass, actor } = openPage(machine);
    pass(2_999);
    expect(actor.getSnapshot().context.records).toEqual([]);
    pass(1);
    expect(actor.getSnapshot().context.records).toEqual([record('/home', 3_000)]);
  },

  'time behind another tab is not counted, and a started sample is lost [S4.page-time.01]': (machine) => {
    const { pass, actor } = openPage(machine);
    pass(2_999);
    actor.send({ type: 'page.becameHidden' });
    pass(60_000);
    actor.send({ type: 'page.becameVisible' });
    pass(2_999);
    expect(actor.getSnapshot().context.records).toEqual([]);
    pass(1);
    expect(actor.getSnapshot().context.records).toEqual([record('/home', 3_000)]);
  },

  'a page that is opened behind another tab waits to be looked at': (machine) => {
    const { pass, actor } = openPage(machine, false);
    pass(60_000);
    expect(actor.getSnapshot().context.records).toEqual([]);
    actor.send({ type: 'page.becameVisible' });
    pass(3_000);
    expect(actor.getSnapshot().context.records).toHaveLength(1);
  },

  'a page that is visited twice before a report has two records': (machine) => {
    const { pass, actor, upload, stored } = openPage(machine);
    for (const path of ['/shopping-cart', '/home']) {
      pass(3_000);
      actor.send({ type: 'page.entered', page: place(path) });
    }
    pass(3_000);
    actor.send({ type: 'page.hidden' });
    const sent = upload.calls.flatMap(({ args }) => args[0].map(({ path }) => path));
    expect([...sent, ...stored.flat().map(({ path }) => path)]).toEqual(['/home', '/shopping-cart', '/home']);
  },

  'another query of the same page goes on with its record': (machine) => {
    const { pass, actor } = openPage(machine);
    pass(3_000);
    actor.send({ type: 'page.entered', page: place('/home') });
    actor.send({ type: 'page.becameHidden' });
    expect(actor.getSnapshot().context.sending).toEqual([record('/home', 3_000)]);
  },

  'without records nothing leaves, however long it is [S4.page-time.03]': (machine) => {
    const { pass, actor, upload } = openPage(machine, false);
    pass(600_000);
    actor.send({ type: 'page.hidden' });
    expect(upload.calls).toHaveLength(0);
  },

  'the last report leaves when the page is left, and only once [S4.page-time.06]': (machine) => {
    const { pass, actor, durations } = openPage(machine);
    pass(3_000);
    actor.send({ type: 'page.becameHidden' });
    actor.send({ type: 'page.hidden' });
    expect(durations()).toEqual([[3_000]]);
  },

  'what is sampled beside a report is kept for whoever reports next, and no more known here': async (machine) => {
    const { pass, actor, upload, stored, durations } = openPage(machine);
    pass(9_000);
    actor.send({ type: 'page.becameHidden' });
    actor.send({ type: 'page.hidden' });
    expect(stored).toEqual([[record('/home', 3_000)]]);
    upload.last().reply.resolve();
    await settle();
    actor.send({ type: 'page.becameVisible' });
    pass(9_000);
    expect(durations()).toEqual([[6_000], [9_000]]);
  },

  'a report without an answer is given up after 300 s, not a millisecond earlier': (machine) => {
    const { pass, actor, upload } = openPage(machine);
    pass(3_000);
    actor.send({ type: 'page.hidden' });
    pass(requestTimeout - 1);
    expect(upload.last().args[1].aborted).toBe(false);
    pass(1);
    expect(upload.last().args[1].aborted).toBe(true);
  },

  'five minutes in view while a report hangs are counted, in pieces': async (machine) => {
    const { pass, actor, durations } = openPage(machine);
    pass(6_000 + requestTimeout);
    await settle();
    pass(12_000);
    const pieces = [...durations().flat(), ...actor.getSnapshot().context.records.map(({ duration }) => duration)];
    expect(durations()).toHaveLength(2);
    expect(pieces.reduce((total, duration) => total + duration)).toBe(6_000 + requestTimeout + 12_000);
    expect(Math.max(...pieces)).toBeLessThanOrEqual(21_000);
  },
};
