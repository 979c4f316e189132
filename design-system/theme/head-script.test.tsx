import { beforeEach, describe, expect, test, vi } from 'vitest';
import { themeSheetText } from './apply.ts';
import { contractVersion } from './contract-version.ts';
import { themeHeadScript, themeIdStorageKey } from './head-script.ts';
import { keptSheet, themeSheetStorageKey } from './kept-sheet.ts';

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

  describe('the kept sheet of the last visit', () => {
    const sheet = themeSheetText('dark', {
      'color-brand-bg': '#ff9100',
      'skin-hero': 'url(/skins/snow/dark/hero.svg)',
    });

    function laidOver(kept: string, theme: 'light' | 'dark' = 'dark'): string[] {
      const texts: string[] = [];
      vi.stubGlobal(
        'CSSStyleSheet',
        class {
          replaceSync(text: string): void {
            texts.push(text);
          }
        },
      );
      Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
      localStorage.clear();
      localStorage.setItem(themeSheetStorageKey(theme), kept);
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      history.replaceState(null, '', '/');
      new Function(themeHeadScript)();
      expect(document.documentElement.dataset['theme']).toBe('dark');
      expect(document.adoptedStyleSheets).toHaveLength(texts.length);
      return texts;
    }

    test('is laid over before the first paint', () => {
      expect(laidOver(keptSheet(sheet))).toEqual([sheet]);
    });

    test('of the other theme waits', () => {
      expect(laidOver(keptSheet(sheet), 'light')).toEqual([]);
    });

    test.each([
      ['of another version of the contract', `000000${sheet}`],
      ['without a version', sheet],
      ['of nothing', ''],
      ['with a second rule', `${contractVersion}:root{}body{display:none}`],
      ['that loads from elsewhere', `${contractVersion}:root{--lm-skin-hero:url(//evil.example/a.svg)}`],
      ['that imports', `${contractVersion}:root{--a:@import}`],
      ['that hides behind an escape', `${contractVersion}:root{--a:u\\72l(//evil.example)}`],
      ['with markup in it', `${contractVersion}:root{--a:</style>}`],
    ])('%s is left where it is', (_, kept) => {
      expect(laidOver(kept)).toEqual([]);
    });
  });

  test('the script stays small enough to stand in every page', () => {
    expect(themeHeadScript.length).toBeLessThanOrEqual(700);
    expect(themeHeadScript).not.toContain('<');
  });
});
