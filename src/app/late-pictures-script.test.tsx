import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latePicturesScript } from './late-pictures-script.ts';

type Report = (entries: readonly { target: Element; isIntersecting: boolean; boundingClientRect: DOMRect }[]) => void;

/** What the script asked the browser for, and the browser's report of where a picture is. */
let margins: unknown;
let observed: Set<Element>;
let report: (target: Element, isIntersecting: boolean, height?: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  observed = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: Report, options: unknown) {
        margins = options;
        report = (target, isIntersecting, height = 200) =>
          notify([{ target, isIntersecting, boundingClientRect: new DOMRect(0, 0, 200, height) }]);
      }
      observe(target: Element): void {
        observed.add(target);
      }
      unobserve(target: Element): void {
        observed.delete(target);
      }
    },
  );
  // With the clock and the observer of this test, which a script element of jsdom does not see.
  runInThisContext(latePicturesScript);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const isLate = (box: HTMLElement): boolean => 'late' in box.dataset;

async function addPicture(): Promise<HTMLElement> {
  const box = document.createElement('span');
  box.dataset['late'] = '';
  document.body.append(box);
  // The report of the change, and the frame after it.
  await vi.advanceTimersByTimeAsync(16);
  return box;
}

test('a picture is looked for from 100 pixels away, also inside what scrolls by itself [S9.constants.06]', () => {
  expect(margins).toEqual({ rootMargin: '100px', scrollMargin: '100px' });
});

test('a picture of the first view does not wait, and is not looked for any more', async () => {
  const box = await addPicture();
  report(box, true);
  expect([isLate(box), observed.size]).toEqual([false, 0]);
});

test('a picture that is scrolled near waits 300 ms [S9.constants.07]', async () => {
  const box = await addPicture();
  report(box, false);
  report(box, true);
  vi.advanceTimersByTime(299);
  expect(isLate(box)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLate(box)).toBe(false);
});

test('a picture that is scrolled past meanwhile is not asked for, and waits to come back', async () => {
  const box = await addPicture();
  report(box, false);
  report(box, true);
  report(box, false);
  vi.advanceTimersByTime(300);
  expect([isLate(box), observed.has(box)]).toEqual([true, true]);
});

test('pictures are asked for once in 300 ms, however many are scrolled near [S9.constants.08]', async () => {
  const boxes: HTMLElement[] = [];
  for (let count = 0; count < 5; count += 1) boxes.push(await addPicture());
  for (const box of boxes) report(box, false);
  const waiting = boxes.map((box) => {
    report(box, true);
    vi.advanceTimersByTime(50);
    return boxes.filter(isLate).length;
  });
  expect(waiting).toEqual([5, 5, 5, 5, 5]);
  vi.advanceTimersByTime(50);
  expect(boxes.filter(isLate)).toEqual([]);
});

test('a picture that was not laid out comes at once where it is first shown', async () => {
  const box = await addPicture();
  report(box, false, 0);
  report(box, true);
  expect(isLate(box)).toBe(false);
});

test('on paper nothing waits', () => {
  expect(document.documentElement.hasAttribute('data-late-pictures')).toBe(true);
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement.hasAttribute('data-late-pictures')).toBe(false);
});
