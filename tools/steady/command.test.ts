import { expect, test } from 'vitest';
import { steadyCommand } from './command.ts';

test('a journey is repeated on the screens of npm test', () => {
  const command = steadyCommand('tests/e2e/journeys/coupons.spec.ts', 20)?.join(' ');
  expect(command).toMatch(
    /^playwright test tests\/e2e\/journeys\/coupons\.spec\.ts --repeat-each=20 --config playwright\.config\.ts /,
  );
  expect(command).toContain('chromium-390-dark');
});

test('another suite of the browser has the configuration of its folder', () => {
  expect(steadyCommand('tests/tabs/one-refresh.spec.ts', 3)?.join(' ')).toBe(
    'playwright test tests/tabs/one-refresh.spec.ts --repeat-each=3 --config tests/tabs/playwright.config.ts',
  );
});

test('a test without a browser is repeated by Vitest', () => {
  expect(steadyCommand('rules/money.test.ts', 5)).toEqual(['vitest', 'run', 'rules/money.test.ts', '--repeats=4']);
});

test.each([
  ['rules/money.ts', 20],
  ['rules/money.test.ts', 0],
  ['rules/money.test.ts', NaN],
])('%s %s times is refused', (file, times) => {
  expect(steadyCommand(file, times)).toBeUndefined();
});
