import { expect, test } from 'vitest';
import { parityFaults } from './compare.ts';

const running = {
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.switch': { guard: { type: 'isPlugged' }, target: 'on', actions: ['glow'] } } },
    on: { tags: 'bright', invoke: { src: 'shine', onError: { target: 'off' } }, after: { night: { target: 'off' } } },
  },
};

const named = (type: string) => ({ kind: 'named', action: { type } });

const parsed = {
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: { 'lamp.switch': { cond: { kind: 'named', type: 'isPlugged' }, target: 'on', actions: named('glow') } },
    },
    on: {
      tags: ['bright'],
      invoke: [{ kind: 'named', src: 'shine', onError: { target: 'off' } }],
      after: { night: [{ target: 'off' }] },
    },
  },
};

const withSwitch = (transition: object) => ({
  ...parsed,
  states: { ...parsed.states, off: { on: { 'lamp.switch': transition } } },
});

test('one machine in two spellings is the same', () => {
  expect(parityFaults(running, parsed)).toEqual([]);
});

test('a transition that the parser misses is named with its place', () => {
  const [fault] = parityFaults(running, { ...parsed, states: { ...parsed.states, off: {} } });
  expect(fault).toMatch(/^states\.off\.on\.lamp\.switch: runs .+, is read as nothing$/);
});

test('another target, another guard and a lost action are differences', () => {
  const faults = parityFaults(running, withSwitch({ cond: { kind: 'named', type: 'isLit' }, target: 'off' }));
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'states.off.on.lamp.switch.0.target.0',
    'states.off.on.lamp.switch.0.guard.0',
    'states.off.on.lamp.switch.0.actions.0',
  ]);
});

test('code in place of a name is a fault even where the machine runs the same code', () => {
  const code = { ...running, entry: () => undefined };
  expect(parityFaults(code, { ...parsed, entry: { kind: 'inline', action: { expr: '() => undefined' } } })).toEqual([
    'entry.0: the parser sees code instead of a name',
  ]);
});
