import { expect, test } from 'vitest';
import { machineFaults, machinesIn } from './machine-chunks.ts';

const engine = { file: 'xstate.js', gzip: 16_000, machines: [] };
const boot = { file: 'boot.js', gzip: 17_700, machines: ['app', 'cart'] };

test('machines are found in minified code by their first words', () => {
  const code =
    'var a=b({}).createMachine({id:`cart`,options:{maxIterations:1e3},type:`parallel`}),c={id:"x",options:{}}';
  expect(machinesIn(code)).toEqual(['cart']);
});

test('the machines of every page come after the first paint, the others with their pages', () => {
  expect(machineFaults([{ file: 'index.js', gzip: 90_000, machines: [] }], [engine, boot])).toEqual([]);
  expect(machineFaults([{ ...boot, file: 'index.js' }], [boot])).toContain(
    'app is in index.js, before the first paint',
  );
  expect(machineFaults([], [{ ...boot, machines: ['app', 'payment'] }])).toEqual([
    'payment is in boot.js, which every page loads',
  ]);
});

test('the engine keeps to 16,000 bytes and the boot machines to 17,700', () => {
  expect(machineFaults([], [{ ...engine, gzip: 16_001 }, boot])).toHaveLength(1);
  expect(machineFaults([], [engine, { ...boot, gzip: 17_701 }])).toHaveLength(1);
});

test('a build in which the root is not found proves nothing', () => {
  expect(machineFaults([], [engine])).toEqual(['no chunk holds the root of the machines']);
});
