import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createUploaderImplementations } from './implementations.ts';
import type { uploaderMachine } from './machine.ts';
import { another, film, paper, picture } from './model.ts';
import { selectFiles, selectIsUploading, selectMediaIds } from './selectors.ts';
import type { PickedFile } from './types.ts';

const megabyte = 1024 * 1024;

function desk(machine: typeof uploaderMachine, room = 6) {
  const clock = new SimulatedClock();
  const measure = fakeEffect<[string, AbortSignal], number>();
  const upload = fakeEffect<[string, AbortSignal], string>();
  const deps = { measureVideo: measure.effect, upload: upload.effect };
  const provided = machine.provide(createUploaderImplementations(deps));
  const actor = createActor(provided, { clock, input: { room } }).start();
  const call = (id: string) => {
    const found = upload.calls.findLast(({ args }) => args[0] === id);
    if (found === undefined) throw new Error(`${id} never travelled`);
    return found;
  };
  return {
    clock,
    measure,
    actor,
    call,
    add: (...files: readonly PickedFile[]) => actor.send({ type: 'files.added', files }),
    remove: (id: string) => actor.send({ type: 'file.remove', id }),
    retry: (id: string) => actor.send({ type: 'file.retry', id }),
    travelled: () => upload.calls.map(({ args }) => args[0]),
    states: () => selectFiles(actor.getSnapshot()).map(({ id, status, problem }) => `${id} ${problem ?? status}`),
    media: () => selectMediaIds(actor.getSnapshot()),
    isUploading: () => selectIsUploading(actor.getSnapshot()),
    stored: async (id: string, mediaId: string) => {
      call(id).reply.resolve(mediaId);
      await settle();
    },
    lost: async (id: string) => {
      call(id).reply.reject(new Error('lost'));
      await settle();
    },
  };
}

const named = (id: string): PickedFile => ({ ...picture, id });

export const uploaderScenarios: Scenarios<typeof uploaderMachine> = {
  'two files travel at a time, in their order, and the media are in the order of picking': async (machine) => {
    const { add, travelled, stored, media, isUploading, states } = desk(machine);
    add(named('1'), named('2'), named('3'), named('4'));
    expect(travelled()).toEqual(['1', '2']);
    expect(states()).toEqual(['1 sending', '2 sending', '3 waiting', '4 waiting']);
    await stored('2', 'M2');
    expect(travelled()).toEqual(['1', '2', '3']);
    await stored('1', 'M1');
    await stored('3', 'M3');
    expect(isUploading()).toBe(true);
    await stored('4', 'M4');
    expect(media()).toEqual(['M1', 'M2', 'M3', 'M4']);
    expect(isUploading()).toBe(false);
  },

  'a single file takes one lane': (machine) => {
    const { add, actor, travelled } = desk(machine);
    add(picture);
    expect(travelled()).toEqual(['P']);
    expect(actor.getSnapshot().context.lanes).toEqual({ left: 'P', right: null });
    add(another);
    expect(actor.getSnapshot().context.lanes).toEqual({ left: 'P', right: 'A' });
  },

  'what is no picture and no film, too large, empty or one too many is refused and says why': (machine) => {
    const { add, states, travelled } = desk(machine, 2);
    add(
      paper,
      { ...picture, id: 'big', size: 8 * megabyte + 1 },
      { ...film, id: 'bigger', size: 60 * megabyte + 1 },
      { ...picture, id: 'empty', size: 0 },
      { ...picture, id: 'just', size: 8 * megabyte },
      { ...another, type: 'image/webp', size: 1 },
      { ...film, id: 'late', size: 60 * megabyte },
    );
    expect(states()).toEqual([
      'X type',
      'big size',
      'bigger size',
      'empty size',
      'just sending',
      'A sending',
      'late count',
    ]);
    expect(travelled()).toEqual(['just', 'A']);
  },

  'a film of 30 s travels, one of a millisecond more does not, in either lane': async (machine) => {
    for (const beside of [[], [picture]]) {
      const short = desk(machine);
      short.add(...beside, film);
      expect(short.travelled()).not.toContain('F');
      expect(short.measure.last().args[0]).toBe(film.id);
      short.measure.last().reply.resolve(30_000);
      await settle();
      expect(short.travelled()).toContain('F');
      const long = desk(machine);
      long.add(...beside, film, another);
      long.measure.last().reply.resolve(30_001);
      await settle();
      expect(long.states()).toContain('F length');
      expect(long.travelled()).not.toContain('F');
      expect(long.travelled()).toContain('A');
      long.retry('F');
      expect(long.states()).toContain('F length');
    }
  },

  'a film that cannot be measured, or not within 10 s, travels; the server looks again': async (machine) => {
    for (const beside of [[], [picture]]) {
      const unreadable = desk(machine);
      unreadable.add(...beside, film);
      unreadable.measure.last().reply.reject(new Error('codec'));
      await settle();
      expect(unreadable.travelled()).toContain('F');
      const slow = desk(machine);
      slow.add(...beside, film);
      slow.clock.increment(9_999);
      expect(slow.travelled()).not.toContain('F');
      slow.clock.increment(1);
      expect(slow.travelled()).toContain('F');
    }
  },

  'what failed can be tried again, from the start': async (machine) => {
    const { add, actor, lost, retry, stored, states, travelled, media } = desk(machine);
    add(picture);
    actor.send({ type: 'upload.progressed', id: 'P', part: 0.4 });
    await lost('P');
    expect(states()).toEqual(['P failed']);
    retry('P');
    expect(selectFiles(actor.getSnapshot())[0]).toMatchObject({ status: 'sending', part: 0, problem: null });
    expect(travelled()).toEqual(['P', 'P']);
    await stored('P', 'M1');
    retry('P');
    expect(media()).toEqual(['M1']);
  },

  'an upload is waited for 300 s, in either lane': (machine) => {
    const { add, clock, states } = desk(machine);
    add(picture, another);
    clock.increment(299_999);
    expect(states()).toEqual(['P sending', 'A sending']);
    clock.increment(1);
    expect(states()).toEqual(['P failed', 'A failed']);
  },

  'a file that is taken back on its way drops its request and makes place': async (machine) => {
    const { add, remove, call, states, travelled, stored, media } = desk(machine);
    add(named('1'), named('2'), named('3'), named('4'));
    remove('1');
    expect(call('1').args[1].aborted).toBe(true);
    remove('2');
    expect(call('2').args[1].aborted).toBe(true);
    expect(travelled()).toEqual(['1', '2', '3', '4']);
    await stored('1', 'M1');
    expect(states()).toEqual(['3 sending', '4 sending']);
    expect(media()).toEqual([]);
  },

  'a film that is taken back while it is measured never travels': async (machine) => {
    for (const beside of [[], [picture]]) {
      const { add, remove, measure, travelled, states } = desk(machine);
      add(...beside, film);
      remove('F');
      measure.last().reply.resolve(1);
      await settle();
      expect(travelled()).not.toContain('F');
      expect(states()).toHaveLength(beside.length);
    }
  },

  'a file that waits, failed or arrived goes from the list and makes room': async (machine) => {
    const { add, remove, lost, stored, states } = desk(machine, 3);
    add(named('1'), named('2'), named('3'), named('4'));
    expect(states().at(-1)).toBe('4 count');
    remove('3');
    await lost('1');
    await stored('2', 'M2');
    remove('1');
    remove('2');
    remove('4');
    expect(states()).toEqual([]);
    add(named('5'), named('6'), named('7'));
    expect(states()).toEqual(['5 sending', '6 sending', '7 waiting']);
  },

  'a bar moves only on, and only while its file travels': async (machine) => {
    const { actor, add, stored } = desk(machine);
    add(picture);
    const part = () => selectFiles(actor.getSnapshot())[0]?.part;
    for (const [reported, shown] of [
      [0.3, 0.3],
      [0.2, 0.3],
      [1.1, 0.3],
      [1, 1],
    ] as const) {
      actor.send({ type: 'upload.progressed', id: 'P', part: reported });
      expect(part()).toBe(shown);
    }
    await stored('P', 'M1');
    actor.send({ type: 'upload.progressed', id: 'P', part: 0.5 });
    expect(part()).toBe(1);
  },

  'the same file picked twice is one file': (machine) => {
    const { add, states } = desk(machine);
    add(picture);
    add(picture);
    expect(states()).toEqual(['P sending']);
  },
};
