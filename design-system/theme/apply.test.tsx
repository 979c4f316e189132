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
  vi.useFakeTimers();
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true });
  delete document.documentElement.dataset['theme'];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('applying a theme', () => {
  test('sets the variables of that theme only', () => {
    expect(themeSheetText('dark', { 'color-bg-page': '#000', 'radius-s': '4px' })).toBe(
      ':root[data-theme="dark"]{--lm-color-bg-page:#000;--lm-radius-s:4px}',
    );
  });

  test('fades colours for exactly 300 ms', () => {
    createThemeApplier(document).show('dark');
    const root = document.documentElement;
    expect(root.dataset['theme']).toBe('dark');
    vi.advanceTimersByTime(299);
    expect(root.hasAttribute('data-theme-switching')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(root.hasAttribute('data-theme-switching')).toBe(false);
  });

  test('restarts the 300 ms when the theme switches again', () => {
    const applier = createThemeApplier(document);
    applier.show('dark');
    vi.advanceTimersByTime(200);
    applier.show('light');
    vi.advanceTimersByTime(299);
    expect(document.documentElement.hasAttribute('data-theme-switching')).toBe(true);
  });

  test('does not fade without animation', () => {
    createThemeApplier(document).show('dark', { animate: false });
    expect(document.documentElement.hasAttribute('data-theme-switching')).toBe(false);
  });

  test('replaces an adopted theme, and returns to the built-in one on release', () => {
    const applier = createThemeApplier(document);
    applier.adopt('light', { 'radius-s': '4px' });
    applier.adopt('light', { 'radius-s': '6px' });
    applier.adopt('dark', { 'radius-s': '8px' });
    expect(adoptedTexts()).toEqual([
      ':root[data-theme="light"]{--lm-radius-s:6px}',
      ':root[data-theme="dark"]{--lm-radius-s:8px}',
    ]);
    applier.release('light');
    applier.release('dark');
    expect(adoptedTexts()).toEqual([]);
  });

  test('removes the stored sheet that the head script adopted', () => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    createThemeApplier(document).adopt('light', { 'radius-s': '4px' });
    expect(adoptedTexts()).toEqual([':root[data-theme="light"]{--lm-radius-s:4px}']);
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    createThemeApplier(document).release('dark');
    expect(adoptedTexts()).toEqual([]);
  });
});
