import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { statesOf, transitionsOf } from './instrument.ts';
import { provedOutside } from './requirements.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The sentences the machines answer for: their `flow` is true. A state or a transition names them in its `meta.req`. */
async function flows(): Promise<Set<string>> {
  const list: Readonly<Record<string, { readonly flow?: boolean }>> = JSON.parse(
    await readFile(path.join(root, 'docs/spec/requirements.json'), 'utf8'),
  );
  return new Set(Object.keys(list).filter((id) => list[id]?.flow));
}

function reqOf(meta: unknown): string[] {
  const req: unknown = Reflect.get(Object(meta), 'req');
  return Array.isArray(req) ? req.map(String) : [];
}

async function named(): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for (const load of Object.values(import.meta.glob<Record<string, unknown>>('../*/machine.ts'))) {
    const machine = Object.values(await load()).find((value) => value instanceof StateMachine);
    for (const node of machine ? statesOf(machine.root) : [])
      for (const place of [node, ...transitionsOf(node)])
        for (const id of reqOf(place.meta)) places.set(id, [...(places.get(id) ?? []), node.id]);
  }
  return places;
}

const answered = await flows();
const places = await named();

test('every sentence that the machines answer for is named by a state or a transition', () => {
  const unnamed = [...answered].filter((id) => !places.has(id) && !(id in provedOutside));
  expect(unnamed).toEqual([]);
});

test('nothing else is named', () => {
  expect([...places].filter(([id]) => !answered.has(id))).toEqual([]);
});

test.each(Object.entries(provedOutside))(
  '%s is proved where the list says, and by no machine',
  async (id, [file, words]) => {
    expect(await readFile(path.join(root, file), 'utf8')).toContain(words);
    expect(places.has(id)).toBe(false);
  },
);
