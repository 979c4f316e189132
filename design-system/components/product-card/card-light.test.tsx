import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lightCards, type CardLightOptions } from './card-light.ts';
import { ProductCard } from './product-card.tsx';

const picture = { alt: 'Lamp', width: 640, height: 640, day: { src: '/day.webp' }, night: { src: '/night.webp' } };
let end = () => undefined as void;
let isBroken = false;

beforeEach(() => {
  vi.useFakeTimers();
  isBroken = false;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() =>
    isBroken ? Promise.reject(new Error('missing')) : Promise.resolve(),
  );
  for (const title of ['Dome', 'Reed'])
    render(<ProductCard title={title} href={`/${title}`} picture={picture} price={{ now: '$1' }} />);
});

afterEach(() => {
  end();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [dome, reed] = [0, 1].map((index) => () => screen.getAllByRole('article')[index] ?? document.body);
const states = () => screen.getAllByRole('article').map(({ dataset }) => dataset['awake']);
const start = (options: CardLightOptions = {}) => {
  end = lightCards(document, { pressOnly: false, wakesRow: false, ...options });
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a card lights up 80 ms after the pointer has come, and goes out when it leaves', async () => {
  start();
  fireEvent.pointerOver(dome?.() ?? document.body, { pointerType: 'mouse' });
  await pass(79);
  expect(states()).toEqual([undefined, undefined]);
  await pass(1);
  expect(states()).toEqual(['on', undefined]);
  fireEvent.pointerOver(reed?.() ?? document.body, { pointerType: 'mouse' });
  expect(states()).toEqual(['off', undefined]);
  await pass(320);
  expect(states()).toEqual([undefined, 'on']);
});

test('a card with the focus in it is lit', async () => {
  start();
  screen.getByRole('link', { name: 'Reed' }).focus();
  await pass(0);
  expect(states()).toEqual([undefined, 'on']);
});

test('a finger lights a card at once, and a scroll takes it back', async () => {
  start();
  fireEvent.pointerDown(dome?.() ?? document.body, { pointerType: 'touch' });
  await pass(0);
  expect(states()).toEqual(['on', undefined]);
  fireEvent.pointerCancel(dome?.() ?? document.body, { pointerType: 'touch' });
  expect(states()).toEqual(['off', undefined]);
});

test('where data is saved only a press lights a card', async () => {
  start({ pressOnly: true, wakesRow: true });
  fireEvent.pointerOver(dome?.() ?? document.body, { pointerType: 'mouse' });
  screen.getByRole('link', { name: 'Dome' }).focus();
  await pass(5_000);
  expect(states()).toEqual([undefined, undefined]);
  fireEvent.pointerDown(dome?.() ?? document.body, { pointerType: 'mouse' });
  await pass(0);
  expect(states()).toEqual(['on', undefined]);
});

test('a picture by night that is missing leaves the card as it is', async () => {
  isBroken = true;
  start();
  fireEvent.pointerOver(dome?.() ?? document.body, { pointerType: 'mouse' });
  await pass(80);
  expect(states()).toEqual([undefined, undefined]);
});

test('the first row in view wakes once, 90 ms apart, when nothing has happened for a second', async () => {
  const root = document.documentElement;
  Object.defineProperties(root, {
    clientWidth: { value: 390, configurable: true },
    clientHeight: { value: 800, configurable: true },
  });
  for (const [index, card] of screen.getAllByRole('article').entries()) {
    const frame = card.firstElementChild;
    if (frame) frame.getBoundingClientRect = () => new DOMRect(index * 190, 100, 180, 180);
  }
  start({ wakesRow: true });
  await pass(900);
  fireEvent.scroll(document);
  await pass(999);
  expect(states()).toEqual([undefined, undefined]);
  await pass(2);
  expect(states()).toEqual(['on', undefined]);
  await pass(90);
  expect(states()).toEqual(['on', 'on']);
  await pass(3_000);
  fireEvent.scroll(document);
  await pass(3_000);
  expect(states()).toEqual([undefined, undefined]);
  Reflect.deleteProperty(root, 'clientWidth');
  Reflect.deleteProperty(root, 'clientHeight');
});
