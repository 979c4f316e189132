import path from 'node:path';
import { expect, test } from 'vitest';
import { assign, createMachine, emit, forwardTo, raise, sendTo, setup, type AnyStateMachine } from 'xstate';
import { actorNamed } from '#machines/actor-named.ts';
import { chartOf, durationText } from '#machines/verify/chart.ts';
import { wordsOf } from './actions.ts';
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
        'night.fell': { actions: 'glow' },
      },
    },
    on: { after: { night: { target: 'off' }, mood: { target: 'broken' } } },
    broken: { type: 'final' },
  },
});

const tree = new Map([
  [
    'machines/lamp/types.ts',
    `export type LampEvent =
      | (Place & { readonly type: 'lamp.switch'; /** Volts. */ readonly volts: number })
      | { readonly type: 'lamp.dust' };
    export interface LampDependencies {
      /** Makes it bright. */
      readonly glow: () => void;
    }`,
  ],
]);
const product = new Map([
  ['src/pages/hall/page.tsx', `lamp.send({ type: 'lamp.switch' }); lamp.send({ type: 'night.fell' })`],
  ['src/pages/attic/page.tsx', `door.send({ type: 'night.fell' })`],
  ['src/actors/lamp/lamp-effects.ts', 'export const lampEffects = { glow: () => light() }'],
]);

const pageOf = (name: string) =>
  machinePages([{ name: 'lamp', file: '', machine: lampMachine }], { tree, product }).get(name) ?? '';

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

test('an event has its payload and who sends it, an action what it does and where', () => {
  const page = pageOf('lamp.md');
  expect(page).toContain(
    '| `lamp.switch` | `Place & { volts: number }` | [src/pages/hall/page.tsx](../../src/pages/hall/page.tsx) |',
  );
  expect(page).toContain('| `night.fell` | – | [src/pages/hall/page.tsx](../../src/pages/hall/page.tsx) |');
  expect(page).toContain(
    '| `glow` | Makes it bright. effect in [src/actors/lamp/lamp-effects.ts](../../src/actors/lamp/lamp-effects.ts) |',
  );
});

test.each([
  [assign({ watts: 5 }), 'writes `watts`'],
  [assign((_, { watts }: { watts: number }) => ({ watts, hours: [watts, 1] })), 'writes `watts`, `hours`'],
  [assign(({ context }) => context), 'writes what it computes'],
  [raise(() => ({ type: 'lamp.dust' })), 'says to itself `lamp.dust`'],
  [emit({ type: 'lamp.glows' }), 'emits `lamp.glows`'],
  [sendTo(actorNamed('hall'), { type: 'hall.lit' }), 'sends `hall.lit` to hall'],
  [forwardTo('hall'), 'sends the same event on to hall'],
])('action %# is told by its code: %s', (action, words) => {
  expect(wordsOf(action, '')).toBe(words);
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
