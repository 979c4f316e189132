import { expect, test } from 'vitest';
import { circleIn, type Manifest } from './manifest.ts';

const manifest = (imports: Readonly<Record<string, readonly string[]>>): Manifest =>
  Object.fromEntries(Object.entries(imports).map(([key, imported]) => [key, { file: `${key}.js`, imports: imported }]));

test('chunks that import each other in a circle are named in their order', () => {
  expect(circleIn(manifest({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual(['b', 'd', 'b']);
});

test('chunks that meet again make no circle', () => {
  expect(circleIn(manifest({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined();
});
