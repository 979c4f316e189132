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

describe('the theme of the first paint', () => {
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
  ])('%s: %j', (_, visit, theme) => {
    expect(firstTheme(visit)).toBe(theme);
  });

  test('is set when storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(firstTheme({ darkDevice: true })).toBe('dark');
    blocked.mockRestore();
  });

  test.each([
    [false, 'light'],
    [true, 'dark'],
  ])(
    'lets the first picture of that theme alone be fetched, in each of its cuts (dark device: %s)',
    (darkDevice, shown) => {
      const cuts = ['(width < 600px)', 'not all and (width < 600px)'];
      const links = ['light', 'dark'].flatMap((only) =>
        cuts.map((media) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'preload', as: 'image', media: 'not all' });
          Object.assign(link.dataset, { only, media });
          return link;
        }),
      );
      document.head.replaceChildren(...links);
      firstTheme({ darkDevice });
      const chosen = links.filter(({ media }) => media !== 'not all');
      expect(chosen.map(({ media, dataset }) => [dataset['only'], media])).toEqual(cuts.map((media) => [shown, media]));
      document.head.replaceChildren();
    },
  );

  describe('the stored sheet of the last visit', () => {
    const sheet = themeSheetText('dark', {
      'color-brand-bg': '#ff9100',
      'skin-hero': 'url(/skins/snow/dark/hero.svg)',
    });

    function laidOver(stored: string, theme: 'light' | 'dark' = 'dark'): string[] {
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
      localStorage.setItem(themeSheetStorageKey(theme), stored);
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      history.replaceState(null, '', '/');
      new Function(themeHeadScript)();
      expect(document.documentElement.dataset['theme']).toBe('dark');
      expect(document.adoptedStyleSheets).toHaveLength(texts.length);
      return texts;
    }

    test('is adopted before the first paint', () => {
      expect(laidOver(keptSheet(sheet))).toEqual([sheet]);
    });

    test('is not adopted for the other theme', () => {
      expect(laidOver(keptSheet(sheet), 'light')).toEqual([]);
    });

    test.each([
      ['of another version of the contract', `000000${sheet}`],
      ['without a version', sheet],
      ['without content', ''],
      ['with a second rule', `${contractVersion}:root{}body{display:none}`],
      ['with a URL', `${contractVersion}:root{--lm-skin-hero:url(//evil.example/a.svg)}`],
      ['with an import', `${contractVersion}:root{--a:@import}`],
      ['with an escaped URL', `${contractVersion}:root{--a:u\\72l(//evil.example)}`],
      ['with markup in it', `${contractVersion}:root{--a:</style>}`],
    ])('%s is ignored', (_, stored) => {
      expect(laidOver(stored)).toEqual([]);
    });
  });

  test('the head script is small enough to be inlined in every page', () => {
    expect(themeHeadScript.length).toBeLessThanOrEqual(700);
    expect(themeHeadScript).not.toContain('<');
  });
});
