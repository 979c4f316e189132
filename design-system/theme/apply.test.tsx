import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createThemeApplier, themeSheetText } from './apply.ts';

class FakeSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

const adoptedTexts = () => document.adoptedStyleSheets.map((sheet) => 'text' in sheet && sheet.text);

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  delete document.documentElement.dataset['theme'];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('applying a theme', () => {
  test('sets the variables of that theme and of its veil only', () => {
    expect(themeSheetText('dark', { 'color-bg-page': '#000', 'radius-s': '4px' })).toBe(
      ':root[data-theme="dark"],[data-veil="dark"]{--lm-color-bg-page:#000;--lm-radius-s:4px}',
    );
  });

  test('changes the page at once without a transition', () => {
    createThemeApplier(document).show('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  test('changes the page when its transition says so', () => {
    const changes: (() => void)[] = [];
    createThemeApplier(document).show('dark', (_theme, change) => changes.push(change));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    changes[0]?.();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  test('starts no transition to the theme that another one brings, and one to the theme before it', () => {
    document.documentElement.dataset['theme'] = 'light';
    const started: string[] = [];
    const applier = createThemeApplier(document);
    for (const theme of ['light', 'dark', 'dark', 'light'] as const) applier.show(theme, (name) => started.push(name));
    expect(started).toEqual(['dark', 'light']);
  });

  test('replaces an adopted theme, and returns to the built-in one on release', () => {
    const applier = createThemeApplier(document);
    applier.adopt('light', { 'radius-s': '4px' });
    applier.adopt('light', { 'radius-s': '6px' });
    applier.adopt('dark', { 'radius-s': '8px' });
    expect(adoptedTexts()).toEqual([
      ':root[data-theme="light"],[data-veil="light"]{--lm-radius-s:6px}',
      ':root[data-theme="dark"],[data-veil="dark"]{--lm-radius-s:8px}',
    ]);
    applier.release('light');
    applier.release('dark');
    expect(adoptedTexts()).toEqual([]);
  });

  test('removes the stored sheet that the head script adopted', () => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    createThemeApplier(document).adopt('light', { 'radius-s': '4px' });
    expect(adoptedTexts()).toEqual([':root[data-theme="light"],[data-veil="light"]{--lm-radius-s:4px}']);
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    createThemeApplier(document).release('dark');
    expect(adoptedTexts()).toEqual([]);
  });
});
