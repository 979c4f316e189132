import path from 'node:path';
import { expect, test } from 'vitest';
import { createMachine, setup, type AnyStateMachine } from 'xstate';
import { chartOf, durationText } from '#machines/verify/chart.ts';
import { mermaidOf } from './mermaid.ts';
import { configJson, machinePages } from './pages.ts';
import { machineOf, readMachines } from './read-machines.ts';

const lampMachine = setup({
  actions: { glow: () => undefined },
  guards: { isPlugged: () => true },
  delays: { night: 28_800_000, mood: () => 1 },
}).createMachine({
  id: 'lamp',
  description: 'One lamp | or two.',
  context: () => ({ watts: 5 }),
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.switch': { guard: 'isPlugged', target: 'on', actions: 'glow', meta: { req: ['S1.lamp.01'] } },
        'lamp.dust': { actions: 'glow', description: 'Nothing changes.' },
      },
    },
    on: { after: { night: { target: 'off' }, mood: { target: 'broken' } } },
    broken: { type: 'final' },
  },
});

const pageOf = (name: string) => machinePages([{ name: 'lamp', file: '', machine: lampMachine }]).get(name) ?? '';

test('the diagram draws what changes the state, with its guard and its time', () => {
  const diagram = mermaidOf(lampMachine);
  expect(diagram).toContain('[*] --> off');
  expect(diagram).toContain('off --> on : lamp.switch [isPlugged]');
  expect(diagram).toContain('on --> off : after 480 min');
  expect(diagram).toContain('on --> broken : after mood');
  expect(diagram).toContain('broken --> [*]');
  expect(diagram).not.toContain('lamp.dust');
});

test('the tables show what the diagram leaves out', () => {
  expect(pageOf('lamp.md')).toMatch(/`lamp\.dust` \| `off` \| +\| – \| `glow` \| Nothing changes\./);
});

test('a requirement names the transition that fulfils it', () => {
  expect(pageOf('lamp.md')).toContain('| `S1.lamp.01` | off on lamp.switch |');
});

test('a bar in a description does not break its row of the index', () => {
  expect(pageOf('README.md')).toContain('| [lamp](lamp.md) | One lamp \\| or two. | 3 |');
});

test('every machine of the shop can be made from its JSON alone, state by state', async () => {
  for (const { machine } of await readMachines(path.resolve(import.meta.dirname, '../..'))) {
    const imported = createMachine(JSON.parse(configJson(machine)));
    const idsOf = (one: AnyStateMachine) => chartOf(one).states.map(({ id }) => id);
    expect(idsOf(imported)).toEqual(idsOf(machine));
    expect(chartOf(imported).steps).toHaveLength(chartOf(machine).steps.length);
  }
});

test('the JSON holds every state and no code', () => {
  const config: unknown = JSON.parse(configJson(lampMachine));
  expect(config).toMatchObject({ id: 'lamp', states: { off: {}, on: {}, broken: { type: 'final' } } });
  expect(config).not.toHaveProperty('context');
});

test.each([
  [0, '0 ms'],
  [300, '300 ms'],
  [1_500, '1500 ms'],
  [2_000, '2 s'],
  [300_000, '5 min'],
  [1_209_600_000, '14 d'],
])('%i milliseconds are said as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

test('a file with no machine, or with two, is refused', () => {
  expect(() => machineOf({}, 'none.ts')).toThrow('none.ts exports 0 machines');
  expect(() => machineOf({ a: lampMachine, b: lampMachine }, 'two.ts')).toThrow('two.ts exports 2 machines');
});
