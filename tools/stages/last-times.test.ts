import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepLastTimes, readLastTimes } from './last-times.ts';

const stage = (name: string) => ({ name, command: ['vitest'] as const, budget: { wall: 1, processor: 1 } });
const resultOf = (name: string, ok: boolean) => ({
  stage: stage(name),
  ok,
  passed: 7,
  wall: 12,
});

test('what was green is kept with its seconds and tests, the command when all of it was', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampyris-times-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, '.cache/times.json');
  expect(readLastTimes(file)).toEqual(new Map());
  keepLastTimes('npm test', { results: [resultOf('units', true), resultOf('types', false)], wall: 30 }, file);
  expect(readLastTimes(file)).toEqual(new Map([['units', { wall: 12, tests: 7 }]]));
  keepLastTimes('npm test', { results: [resultOf('types', true)], wall: 20 }, file);
  expect([...readLastTimes(file).keys()]).toEqual(['units', 'types', 'npm test']);
});
