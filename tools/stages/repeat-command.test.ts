import { expect, test } from 'vitest';
import { repeatCommand } from './repeat-command.ts';
import { playwright, vitest, type Stage } from './stages.ts';

const budget = { wall: 1, processor: 1 };
const failure = { file: 'rules/money.test.ts', title: "it's $5", state: 'failed' as const, message: '' };
const inBrowser = { ...failure, file: 'tests/e2e/journeys/x.spec.ts', line: 12, project: 'chromium-390-dark' };

test('a test of Vitest is repeated by its title', () => {
  const stage: Stage = { name: 'units', ...vitest('unit'), budget };
  expect(repeatCommand(stage, failure)).toBe(
    String.raw`npx vitest run --project unit rules/money.test.ts -t '^it'\''s(?: >)? \$5$'`,
  );
  expect(repeatCommand(stage, { ...failure, title: '' })).toBe('npx vitest run --project unit rules/money.test.ts');
});

test('a test of Playwright is repeated by its line, in its project alone', () => {
  const journeys: Stage = { name: 'journeys', ...playwright('playwright.config.ts', 'http', 'sweeps'), budget };
  expect(repeatCommand(journeys, inBrowser)).toBe(
    'npx playwright test tests/e2e/journeys/x.spec.ts:12 --project chromium-390-dark',
  );
  const tabs: Stage = { name: 'tabs', ...playwright('tests/tabs/playwright.config.ts'), budget };
  expect(repeatCommand({ ...tabs, env: { TEST_EXTENT: 'all' } }, { ...inBrowser, project: '' })).toBe(
    'TEST_EXTENT=all npx playwright test tests/e2e/journeys/x.spec.ts:12 --config tests/tabs/playwright.config.ts',
  );
});

test('a stage that broke outside of its tests is repeated whole', () => {
  expect(repeatCommand({ name: 'circles', command: ['node', 'tools/circles.ts'], budget })).toBe(
    'npx node tools/circles.ts',
  );
});
