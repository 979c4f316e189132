import { expect, test } from 'vitest';
import { stagesOf, testPlan, type Plan } from './stages.ts';
import { wholePlan, wholePlanOf } from './whole-stages.ts';

/** The projects of Vitest and the configurations of Playwright that a plan runs. */
const suitesOf = (plan: Plan): ReadonlySet<string> =>
  new Set(
    stagesOf(plan).flatMap(({ tests, command }) => {
      if (tests === 'vitest') return command.filter((_, index) => command[index - 1] === '--project');
      return tests === 'playwright' ? command.filter((word) => word.endsWith('.config.ts')) : [];
    }),
  );

test('whatever npm test takes a sample of is run whole', () => {
  expect([...suitesOf(testPlan)].filter((suite) => !suitesOf(wholePlan).has(suite))).toEqual([
    // It has no cases to take a sample of.
    'tests/conformance/playwright.config.ts',
  ]);
  expect(stagesOf(wholePlan).every(({ env }) => env?.['TEST_EXTENT'] === 'all')).toBe(true);
});

test('an area narrows every suite to its name, and what looks at every page to its pages', () => {
  const stages = stagesOf(wholePlanOf(['coupons', 'faq']));
  const commandOf = (name: RegExp) => stages.find((stage) => name.test(stage.name))?.command.join(' ');
  expect(commandOf(/on SQLite/)).toBe('vitest run coupon faq --passWithNoTests --project server-sqlite');
  expect(commandOf(/journeys/)).toContain('playwright test /tests/.*coupon /tests/.*faq tests/e2e/pages/ ');
  expect(commandOf(/replay|running shop/)).not.toContain('tests/e2e');
  expect(stages.every(({ env }) => env?.['TEST_AREAS'] === 'coupon,faq')).toBe(true);
  expect(stages.filter(({ tests }) => tests === undefined)).toEqual([]);
});
