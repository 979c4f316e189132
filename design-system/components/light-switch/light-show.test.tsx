import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as picture from '../image-box/image-box.css.ts';
import { createLightShow, type LightShow } from './light-show.ts';

const root = document.documentElement;
const veil = () => document.querySelector<HTMLElement>('[data-veil]');
const isSwitching = () => root.hasAttribute('data-theme-switching');
const button = document.createElement('button');

interface Fade {
  readonly of: Element;
  readonly opacity: unknown;
  readonly delay: unknown;
}

let fades: Fade[] = [];
let isCalm = false;
let show: LightShow;
const change = vi.fn(() => (root.dataset['theme'] = 'dark'));

/** Plays an animation by the clock of the test. */
function animate(this: Element, frames: PropertyIndexedKeyframes, { delay = 0, duration }: KeyframeAnimationOptions) {
  fades.push({ of: this, opacity: frames['opacity'], delay });
  const animation = { onfinish: () => undefined, cancel: () => clearTimeout(timer) };
  const timer = setTimeout(() => animation.onfinish(), delay + Number(duration));
  return animation;
}

/** A picture with both sides, 200 px wide, at this height of the page. */
function addPicture(top: number, isLoaded = true): HTMLElement {
  const box = document.createElement('span');
  for (const side of [picture.day, picture.night]) {
    const image = document.createElement('img');
    image.className = side;
    Object.defineProperties(image, {
      complete: { value: isLoaded },
      naturalWidth: { value: 200 },
      decode: { value: () => Promise.resolve() },
    });
    box.append(image);
  }
  box.getBoundingClientRect = () => new DOMRect(0, top, 200, 200);
  document.body.append(box);
  return box;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  fades = [];
  isCalm = false;
  change.mockClear();
  root.dataset['theme'] = 'light';
  Object.assign(Element.prototype, { animate });
  Object.defineProperties(root, {
    clientWidth: { value: 390, configurable: true },
    clientHeight: { value: 800, configurable: true },
  });
  document.body.replaceChildren(button);
  document.elementFromPoint = (_x, y) =>
    [...document.querySelectorAll('span')].find((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return y >= top && y < bottom;
    }) ?? null;
  show = createLightShow(document);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(root, 'clientWidth');
  Reflect.deleteProperty(root, 'clientHeight');
});

describe('a press on the light switch', () => {
  test('closes a veil of the theme that comes for 240 ms, and changes the page under it', () => {
    show.press('dark', button);
    show.carry('dark', change);
    expect(veil()?.dataset['veil']).toBe('dark');
    vi.advanceTimersByTime(239);
    expect(change).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(change).toHaveBeenCalledOnce();
  });

  test('opens the veil for exactly the last 300 of 600 ms, and leaves nothing behind', () => {
    addPicture(0);
    show.press('dark', button);
    show.carry('dark', change);
    vi.advanceTimersByTime(299);
    expect(isSwitching()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isSwitching()).toBe(true);
    vi.advanceTimersByTime(299);
    expect([isSwitching(), veil() === null]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect([isSwitching(), veil(), document.querySelector('[data-lit]')]).toEqual([false, null, null]);
  });

  test('lifts the loaded pictures in view above the veil, the farther the later', () => {
    const near = addPicture(0);
    const far = addPicture(600);
    const loading = addPicture(300, false);
    const below = addPicture(900);
    show.press('dark', button);
    expect([near, far, loading, below].map((box) => box.dataset['lit'])).toEqual(['on', 'on', undefined, undefined]);
    expect(fades.slice(1).map(({ of, opacity, delay }) => [of.parentElement, opacity, delay])).toEqual([
      [near, [0, 1], 0],
      [far, [0, 1], 80],
    ]);
  });

  test('lifts no picture that a bar or words lie over', () => {
    const box = addPicture(0);
    document.elementFromPoint = () => button;
    show.press('dark', button);
    expect(box.dataset['lit']).toBeUndefined();
  });

  test('lets the lamps go last when the day comes', () => {
    root.dataset['theme'] = 'dark';
    const night = addPicture(0).lastElementChild;
    show.press('light', button);
    show.carry('light', () => (root.dataset['theme'] = 'light'));
    vi.advanceTimersByTime(300);
    expect(fades.filter(({ of }) => of === night)).toEqual([{ of: night, opacity: [1, 0], delay: 120 }]);
  });

  test('waits under the veil for a theme that is on its way, and a second at most', () => {
    show.press('dark', button);
    vi.advanceTimersByTime(1_200);
    expect([change.mock.calls.length, isSwitching()]).toEqual([0, false]);
    vi.advanceTimersByTime(100);
    expect(isSwitching()).toBe(true);
    vi.advanceTimersByTime(300);
    expect([veil(), root.dataset['theme']]).toEqual([null, 'light']);
  });

  test('jumps to the end of the show before it, and starts the other way', () => {
    show.press('dark', button);
    show.carry('dark', change);
    vi.advanceTimersByTime(100);
    show.press('light', button);
    expect(change).toHaveBeenCalledOnce();
    expect([...document.querySelectorAll<HTMLElement>('[data-veil]')].map(({ dataset }) => dataset['veil'])).toEqual([
      'light',
    ]);
  });

  test('that only takes back one whose theme never came shows nothing', () => {
    show.press('dark', button);
    show.press('light', button);
    expect(veil()).toBeNull();
  });

  test('shows nothing where nothing may move', () => {
    isCalm = true;
    show.press('dark', button);
    expect(veil()).toBeNull();
  });

  test('ends at once in a tab that is hidden', () => {
    show.press('dark', button);
    show.carry('dark', change);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    expect([change.mock.calls.length, veil()]).toEqual([1, null]);
  });
});

test('a theme that nobody pressed comes under the veil alone, 150 and 150 ms', () => {
  const box = addPicture(0);
  show.carry('dark', change);
  expect([isSwitching(), box.dataset['lit']]).toEqual([true, undefined]);
  vi.advanceTimersByTime(150);
  expect(change).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(149);
  expect(isSwitching()).toBe(true);
  vi.advanceTimersByTime(1);
  expect([isSwitching(), veil()]).toEqual([false, null]);
});

test('an approach asks for both sides of the pictures in view, and of no other', () => {
  const [seen, below] = [addPicture(0), addPicture(900)];
  show.approach();
  expect([seen.dataset['lit'], below.dataset['lit']]).toEqual(['asked', undefined]);
});
