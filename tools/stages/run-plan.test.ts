import { expect, test } from 'vitest';
import { runPlan } from './run-plan.ts';
import type { StageResult } from './run-stage.ts';
import type { Screen } from './screen.ts';
import type { Plan, Stage } from './stages.ts';

const budget = { wall: 1, processor: 1 };
const unit: Stage = { name: 'units', command: ['vitest', 'run'], tests: 'vitest', budget };
const browser: Stage = { name: 'journeys', command: ['playwright', 'test'], tests: 'playwright', budget };
const types: Stage = { name: 'types', command: ['tsc'], budget };
const requirements: Stage = { name: 'requirements', command: ['node', 'spec.ts'], budget };

const plan: Plan = {
  name: 'npm test',
  groups: [
    { order: 'side by side', stages: [types, unit] },
    { order: 'one by one', stages: [browser] },
  ],
  last: [requirements],
  budget,
};

const nothing = () => undefined;
const screen: Screen = {
  print: nothing,
  does: nothing,
  begins: nothing,
  hears: nothing,
  ends: nothing,
  close: nothing,
};

const failure = (title: string) => ({ file: 'lamp.test.ts', title, state: 'failed' as const, message: 'It is dark' });
const green = (stage: Stage): StageResult => ({
  stage,
  ok: true,
  passed: 5,
  failed: 0,
  failures: [],
  wall: 1,
  processor: 1,
  files: [],
});
const red = (stage: Stage, ...titles: readonly string[]): StageResult => ({
  ...green(stage),
  ok: false,
  failed: Math.max(titles.length, 1),
  failures: titles.map(failure),
});

/** Runs the plan with what the stages say in turn, once and once more; every other run is green. */
async function running(said: Readonly<Record<string, readonly StageResult[]>>) {
  const stageNames: string[] = [];
  const waiting = new Map(Object.entries(said).map(([name, results]) => [name, results.values()]));
  const run = await runPlan(plan, 'reports', screen, (stage) => {
    stageNames.push(stage.name);
    const result = waiting.get(stage.name)?.next().value ?? green(stage);
    return Promise.resolve({ ...result, stage });
  });
  return { ...run, stageNames, isGreen: run.results.every(({ ok }) => ok) };
}

test('a green run runs nothing twice, and the requirements at its end', async () => {
  const { stageNames, isGreen, unsteady } = await running({});
  expect(stageNames).toEqual(['types', 'units', 'journeys', 'requirements']);
  expect([isGreen, unsteady]).toEqual([true, []]);
});

test('a test that fails runs once more after all others; if it passes then, the run is green and names it', async () => {
  const { stageNames, isGreen, unsteady, results } = await running({ units: [red(unit, 'a lamp is lit')] });
  expect(stageNames).toEqual(['types', 'units', 'journeys', 'units, once more 1', 'requirements']);
  expect(isGreen).toBe(true);
  expect(unsteady).toEqual([{ ...failure('a lamp is lit'), stage: 'units' }]);
  expect(results.find(({ stage }) => stage.name === 'units')).toMatchObject({ passed: 6, failed: 0 });
});

test('a test that fails again makes the run red, and the requirements are not read', async () => {
  const { stageNames, isGreen, unsteady } = await running({
    journeys: [red(browser, 'a shopper pays'), red(browser, 'a shopper pays')],
  });
  expect(stageNames).toEqual(['types', 'units', 'journeys', 'journeys']);
  expect([isGreen, unsteady]).toEqual([false, []]);
});

test('a second run that finds no test proves nothing', async () => {
  const { isGreen } = await running({
    units: [red(unit, 'a lamp is lit')],
    'units, once more 1': [{ ...green(unit), passed: 0 }],
  });
  expect(isGreen).toBe(false);
});

test('three tests that fail make the run red at once', async () => {
  const { stageNames, isGreen } = await running({ units: [red(unit, 'a', 'b', 'c')] });
  expect(stageNames).toEqual(['types', 'units']);
  expect(isGreen).toBe(false);
});

test('three tests that fail in several stages are as many', async () => {
  const { stageNames, isGreen } = await running({ units: [red(unit, 'a', 'b')], journeys: [red(browser, 'c')] });
  expect(stageNames).toEqual(['types', 'units', 'journeys']);
  expect(isGreen).toBe(false);
});

test('a stage that breaks outside of its tests ends the run', async () => {
  const { stageNames, isGreen } = await running({ types: [red(types)] });
  expect(stageNames).toEqual(['types', 'units']);
  expect(isGreen).toBe(false);
});
