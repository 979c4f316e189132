// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stored } from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { themeSheetSources } from '../../storage/theme-sheets.ts';
import { isLookCurrent, themeFilesOf } from './page-look.ts';

const store = createStore({ area: () => window.localStorage, onForeignChange: () => undefined });

/** The document as the script of the head leaves it. */
function show(theme: 'light' | 'dark', files: string | undefined, sheets: number): void {
  document.documentElement.dataset['theme'] = theme;
  const said = Object.assign(document.createElement('meta'), { name: 'theme-files', content: files });
  document.head.replaceChildren(...(files === undefined ? [] : [said]));
  document.adoptedStyleSheets = Array.from({ length: sheets }, () => new CSSStyleSheet());
}

beforeEach(() => store.write(stored.festivalSkin, ''));
afterEach(() => window.localStorage.clear());

describe('the look of a page needs no file', () => {
  test('where it is the style sheet, and the files are those of the style sheet', () => {
    show('dark', 'light=ui.1.1 dark=0', 0);
    expect(isLookCurrent(store, 'dark')).toBe(true);
  });

  test('where its kept sheet was made of the very files that the page names', () => {
    show('dark', 'light=0 dark=ui.1.1', 1);
    store.write(themeSheetSources.dark, 'ui.1.1');
    expect(isLookCurrent(store, 'dark')).toBe(true);
  });
});

describe('the look of a page is read from the files', () => {
  test.each([
    ['when the operator has laid down files', 'ui.1.1', 0, ''],
    ['when the operator has changed them', 'ui.2.1', 1, 'ui.1.1'],
    ['when the operator has taken them away', '0', 1, 'ui.1.1'],
    ['when the kept sheet is of another version of the shop', 'ui.1.1', 0, 'ui.1.1'],
    ['when a festival was part of the kept sheet', 'ui.1.1', 1, ''],
  ])('%s', (_when, files, sheets, source) => {
    show('dark', `light=0 dark=${files}`, sheets);
    store.write(themeSheetSources.dark, source);
    expect(isLookCurrent(store, 'dark')).toBe(false);
  });

  test('while a festival lasts', () => {
    show('light', 'light=0 dark=0', 0);
    store.write(stored.festivalSkin, 'snow');
    expect(isLookCurrent(store, 'light')).toBe(false);
  });

  test('when another theme is asked for than the one on screen', () => {
    show('light', 'light=0 dark=0', 0);
    expect(isLookCurrent(store, 'dark')).toBe(false);
  });

  test('on a static host, which names no files', () => {
    show('light', undefined, 0);
    expect([themeFilesOf('light'), isLookCurrent(store, 'light')]).toEqual([undefined, false]);
  });
});
