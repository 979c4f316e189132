import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

/** Elements whose place in the view is looked at. */
const observed = new Set<Element>();
/** Tells the carousel whether it is in view. */
let report: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe(element: Element) {
        observed.add(element);
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  observed.clear();
  vi.unstubAllGlobals();
});

const lamps = ['Dome', 'Orb', 'Reed', 'Torch', 'Pebble', 'Drop'];
const railOf = (firstCards?: 1 | 4) => (
  <Carousel label="Lamps" previousLabel="Back" nextLabel="More" firstCards={firstCards}>
    {lamps.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </Carousel>
);
const rail = railOf();

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

// The first test: a document has one first sign.
test('a carousel in the first view keeps to the cards that are seen until there is a sign of somebody', () => {
  render(rail);
  expect(observed.size).toBe(0);
  expect(shown()).toEqual(lamps.slice(0, 4));
  fireEvent.pointerMove(window);
  expect(observed.size).toBe(1);
  cleanup();
  render(rail);
  expect(observed.size, 'a carousel that comes after the sign').toBe(2);
});

test('an arrow that is pressed before the carousel counts as near finds all cards to scroll to', () => {
  render(rail);
  const track = screen.getByRole('list', { name: 'Lamps' });
  const cards: number[] = [];
  track.scrollBy = () => void cards.push(track.childElementCount);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(cards).toEqual([lamps.length]);
});

test('a carousel outside the view renders the cards that are seen first, in the browser as on the server', () => {
  render(rail);
  report(false);
  expect(shown()).toEqual(lamps.slice(0, 4));
  expect(renderToString(rail).match(/<li/g)).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy();
});

test('a carousel that nobody sees without scrolling may begin with one card', () => {
  render(railOf(1));
  report(false);
  expect(shown()).toEqual(lamps.slice(0, 1));
  report(true);
  expect(shown()).toEqual(lamps);
});

test('a carousel that came into view renders all its cards and keeps them', () => {
  render(rail);
  report(true);
  report(false);
  expect(shown()).toEqual(lamps);
});

test('a carousel renders all its cards in a browser that cannot observe the view', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(rail);
  expect(shown()).toEqual(lamps);
});
