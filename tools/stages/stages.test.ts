import { expect, test } from 'vitest';
import { planOfStages, stagesOf, sumOfBudgets, testPlan } from './stages.ts';

test('the budgets of the stages add up to that of npm test', () => {
  expect(sumOfBudgets(testPlan)).toEqual(testPlan.budget);
});

test('two stages side by side take half of their seconds by the clock, and all of their processor seconds', () => {
  const stage = { name: 'units', command: ['vitest'] as const, budget: { wall: 20, processor: 30 } };
  const stages = [stage, stage];
  expect(sumOfBudgets({ groups: [{ order: 'side by side', stages }], last: [stage] })).toEqual({
    wall: 40,
    processor: 90,
  });
});

test('some stages run alone, by their names or a part of them, and have their budgets', () => {
  const plan = planOfStages(testPlan, ['machines', 'on SQLite']);
  expect(stagesOf(plan).map(({ name }) => name)).toEqual(['server on SQLite', 'machines']);
  expect(plan.last).toBeUndefined();
  expect(plan.budget).toEqual(sumOfBudgets(plan));
});

test('a stage that is not there is named with those that are', () => {
  expect(() => planOfStages(testPlan, ['lamps'])).toThrow(
    /^No stage has 'lamps' in its name\. There are: lint and types; /,
  );
});
