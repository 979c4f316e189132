import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lightShow = '#design-system/components/light-switch/light-show.ts';
const show = { approach: vi.fn(), press: vi.fn(), carry: vi.fn() };
const arrived = { createLightShow: () => show };

vi.mock('#design-system/foundations/is-still.ts', () => ({ isStill: () => false }));

/** The module as a new document has it, where the code of the show arrives so. */
async function carryThemeWith(arrives: () => Promise<object>) {
  vi.resetModules();
  vi.doMock(lightShow, arrives);
  return (await import('./carry-theme.ts')).carryTheme;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a change of theme goes under the veil when its code is here', async () => {
  const carryTheme = await carryThemeWith(() => Promise.resolve(arrived));
  const change = vi.fn();
  carryTheme('dark', change);
  await expect.poll(() => show.carry).toHaveBeenCalledExactlyOnceWith('dark', change);
  await vi.advanceTimersByTimeAsync(300);
  expect(change).not.toHaveBeenCalled();
});

test('a change of theme does not wait for code that hangs, and is not done again when that comes', async () => {
  let arrive = (_module: object): void => undefined;
  const carryTheme = await carryThemeWith(() => new Promise((resolve) => (arrive = resolve)));
  const change = vi.fn();
  carryTheme('dark', change);
  await vi.advanceTimersByTimeAsync(299);
  expect(change).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(change).toHaveBeenCalledOnce();
  arrive(arrived);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(show.carry).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledOnce();
});

test('code that failed is asked for again with the next change', async () => {
  const carryTheme = await carryThemeWith(() => Promise.reject(new Error('lost')));
  const change = vi.fn();
  carryTheme('dark', change);
  await expect.poll(() => change).toHaveBeenCalledOnce();
  vi.doMock(lightShow, () => Promise.resolve(arrived));
  carryTheme('light', change);
  await expect.poll(() => show.carry).toHaveBeenCalledExactlyOnceWith('light', change);
});
