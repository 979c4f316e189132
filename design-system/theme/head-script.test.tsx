import { beforeEach, describe, expect, test, vi } from 'vitest';
import { themeHeadScript, themeIdStorageKey } from './head-script.ts';

function firstTheme({
  query = '',
  stored,
  darkDevice = false,
}: {
  query?: string;
  stored?: string;
  darkDevice?: boolean;
}) {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(themeIdStorageKey, stored);
  vi.stubGlobal('matchMedia', () => ({ matches: darkDevice }));
  history.replaceState(null, '', `/${query}`);
  new Function(themeHeadScript)();
  return document.documentElement.dataset['theme'];
}

beforeEach(() => vi.unstubAllGlobals());

describe('before the first paint', () => {
  test.each([
    ['a first visit follows the device', { darkDevice: true }, 'dark'],
    ['a first visit follows the device', {}, 'light'],
    ['stored 1 is light on a dark device', { stored: '1', darkDevice: true }, 'light'],
    ['stored 2 is dark on a light device', { stored: '2' }, 'dark'],
    ['stored 3 follows the device', { stored: '3', darkDevice: true }, 'dark'],
    ['an unknown id is light', { stored: '9', darkDevice: true }, 'light'],
    ['an id stored as JSON text is read too', { stored: '"2"' }, 'dark'],
    ['the host wins over storage', { query: '?themeId=1', stored: '2' }, 'light'],
    ['auto follows the light mode of the host', { query: '?lightMode=0', stored: '3' }, 'dark'],
    ['auto follows the light mode of the host', { query: '?lightMode=1', darkDevice: true }, 'light'],
    ['light mode of the host does not change a chosen theme', { query: '?lightMode=1', stored: '2' }, 'dark'],
  ])('%s: %j', (_, given, theme) => {
    expect(firstTheme(given)).toBe(theme);
  });

  test('blocked storage still gives a theme', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(firstTheme({ darkDevice: true })).toBe('dark');
    blocked.mockRestore();
  });

  test('the script stays small enough to stand in every page', () => {
    expect(themeHeadScript.length).toBeLessThanOrEqual(700);
  });
});
