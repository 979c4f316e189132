import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocumentHead } from './document-head.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('ten changes within 16 ms are one write, with the last of them [S9.constants.09]', () => {
  const write = vi.spyOn(document, 'title', 'set');
  const head = createDocumentHead(document);
  for (let change = 1; change <= 10; change += 1) {
    head.update(() => ({ title: `Lamp ${change}`, tags: [] }));
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(5);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(write.mock.calls).toEqual([['Lamp 10']]);
  head.update(() => ({ title: 'Lamp 11', tags: [] }));
  vi.advanceTimersByTime(16);
  expect(write).toHaveBeenCalledTimes(2);
});

test('the canonical link goes with the page that had it [S2.canonical.02]', () => {
  const head = createDocumentHead(document);
  const canonical = { tag: 'link', attributes: { rel: 'canonical', href: 'https://shop.test/home' } } as const;
  const links = () => document.querySelectorAll('link[rel="canonical"]').length;
  head.update(() => ({ title: 'Home', tags: [canonical] }));
  vi.advanceTimersByTime(16);
  expect(links()).toBe(1);
  head.update(() => ({ title: 'Cart', tags: [] }));
  vi.advanceTimersByTime(16);
  expect(links()).toBe(0);
});
