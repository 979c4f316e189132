import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateCodeScript } from './late-code-script.ts';

type Report = (list: { getEntries(): readonly { readonly element: Element | null }[] }) => void;

/** The report of a paint of that element; nothing where the browser knows no such reports. */
let paint: (element: Element | null) => void;

function givePaintReports(areKnown: boolean): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: Report) {
        paint = (element) => report({ getEntries: () => [{ element }] });
      }
      observe(): void {
        if (!areKnown) throw new TypeError('unknown type');
      }
      disconnect(): void {
        paint = () => undefined;
      }
    },
  );
}

const isAskedFor = (): boolean => document.head.querySelector('link[rel=modulepreload]') !== null;

/** A page with its code at the end of the head, and below it a heading and the picture that it marks. */
function serve({ hasPicture = true, hasCode = true } = {}): void {
  const code = document.createElement('template');
  code.id = 'code';
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  code.content.append(link);
  if (hasCode) document.head.append(code);
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  document.body.append(document.createElement('h1'), ...(hasPicture ? [picture] : []));
  // With the clock and the reports of this test, which a script element of jsdom does not see.
  runInThisContext(lateCodeScript);
}

beforeEach(() => {
  vi.useFakeTimers();
  givePaintReports(true);
});

afterEach(() => {
  // It ends by itself once the code was asked for, after four seconds at most.
  vi.advanceTimersByTime(4_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('the code comes when the picture that the page marks was painted', () => {
  serve();
  paint(document.querySelector('h1'));
  expect(isAskedFor(), 'words alone are not the first view').toBe(false);
  paint(document.querySelector('img'));
  expect(isAskedFor()).toBe(true);
  expect(document.getElementById('code')).toBeNull();
});

test('the code of a page without such a picture comes after the first paint', () => {
  serve({ hasPicture: false });
  paint(document.querySelector('h1'));
  expect(isAskedFor()).toBe(true);
});

test('a document whose end is still on its way gets its code when it is whole, whatever was painted or pressed', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  serve({ hasPicture: false });
  paint(document.querySelector('h1'));
  document.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(4_000);
  expect(isAskedFor()).toBe(false);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(isAskedFor()).toBe(true);
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s does not wait for a paint', (type) => {
  serve();
  document.querySelector('h1')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isAskedFor()).toBe(true);
});

test('a loaded page whose picture was never painted gets its code a moment later', () => {
  serve();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(299);
  expect(isAskedFor()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAskedFor()).toBe(true);
});

test('a browser that reports no such paints gets the code as soon as the page is loaded', () => {
  givePaintReports(false);
  serve();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  expect(isAskedFor()).toBe(true);
});

test('a picture that never comes holds the code back for four seconds at most', () => {
  serve();
  vi.advanceTimersByTime(3_999);
  expect(isAskedFor()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAskedFor()).toBe(true);
});

test('a page with its code in the head is left alone', () => {
  serve({ hasCode: false });
  expect(() => window.dispatchEvent(new Event('load'))).not.toThrow();
  vi.advanceTimersByTime(4_000);
  expect(isAskedFor()).toBe(false);
});
