import type { ElkNode } from 'elkjs/lib/elk-api';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { statesOf, transitionsOf } from '#machines/verify/instrument.ts';
import { machines } from './catalogue.ts';
import { graphOf } from './graph.ts';
import { drawingOf, pathOf } from './layout.ts';

function idsIn({ id, children = [] }: ElkNode): string[] {
  return [id, ...children.flatMap(idsIn)];
}

const lampMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'plugged',
  states: {
    plugged: {
      initial: 'deciding',
      on: { 'lamp.reset': { target: '.off' }, 'lamp.dust': {} },
      states: {
        deciding: { always: { target: 'off' } },
        off: { on: { 'lamp.switch': { target: 'on' }, 'lamp.knock': { target: 'on' } } },
        on: { on: { 'lamp.switch': { target: 'on', reenter: true }, 'lamp.break': { target: '#lamp.broken' } } },
      },
    },
    broken: { type: 'final' },
  },
});

describe.each([...machines])('the chart of %s', (_, machine) => {
  const graph = graphOf(machine);
  const states = idsIn(graph.root);

  test('holds every state once', () => {
    expect(new Set(states).size).toBe(states.length);
    for (const { id } of statesOf(machine.root)) expect(states).toContain(id);
  });

  test('draws every transition that moves, the eventless ones too', () => {
    const arrows = new Set(graph.root.edges?.map(({ id }) => id));
    for (const { source, target = [] } of statesOf(machine.root).flatMap(transitionsOf)) {
      for (const { id } of target) expect([...arrows]).toContain(`${source.id}->${id}`);
    }
  });
});

test('transitions that lead the same way share an arrow', () => {
  expect(graphOf(lampMachine).labels.get('lamp.plugged.off->lamp.plugged.on')).toEqual(['lamp.switch', 'lamp.knock']);
});

test('what stays inside of a state is written into it', () => {
  expect(graphOf(lampMachine).words.get('lamp.plugged')?.lines).toEqual(['lamp.dust']);
});

test('every state and arrow gets its place, whether it returns to itself, enters its own child or leaves its parent', async () => {
  const { width, height, states, arrows } = await drawingOf(lampMachine);
  expect(states).toHaveLength(8);
  expect(arrows).toHaveLength(7);
  for (const state of states) {
    expect(state.x + state.width).toBeLessThanOrEqual(width);
    expect(state.y + state.height).toBeLessThanOrEqual(height);
  }
});

test('a corner is rounded by no more than half of its shorter leg', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 0, y: 10 },
    { x: 40, y: 10 },
  ];
  expect(pathOf(corner)).toBe('M 0 0 L 0 5 Q 0 10 8 10 L 40 10');
});
