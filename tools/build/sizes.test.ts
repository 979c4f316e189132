import { describe, expect, test } from 'vitest';
import { lightPreviewFaults, overBudget } from './budgets.ts';
import type { Manifest } from './manifest.ts';
import { routeSizes } from './sizes.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', css: ['entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_react.js'] },
  'src/actors/start-actors.ts': { file: 'machines.js', imports: ['_react.js', '_xstate.js'] },
  '_xstate.js': { file: 'xstate.js' },
  'src/layout/with-machines.tsx': { file: 'notices.js', imports: ['index.html'] },
  'src/pages/pages.ts': { file: 'table.js', imports: ['index.html'] },
  'src/pages/home/home/kept-home.tsx': { file: 'kept.js', imports: ['_card.js'] },
  'src/blocks/hours/room-hour.ts': { file: 'kept.js' },
  'src/pages/home/home/page.tsx': { file: 'home.js', css: ['home.css'], imports: ['index.html', '_card.js'] },
};
const brotli = new Map([
  ['entry.js', 10],
  ['react.js', 50],
  ['card.js', 4],
  ['home.js', 3],
  ['machines.js', 100],
  ['xstate.js', 200],
  ['notices.js', 400],
  ['kept.js', 800],
  ['table.js', 1600],
  ['entry.css', 7],
  ['card.css', 2],
  ['home.css', 1],
]);
// Only its text is read, as the build reads the table of pages with Node.
const importing = (file: string) => Object.assign(async () => undefined, { toString: () => `() => import('${file}')` });
const homeRow = { path: '/home', page: importing('./home/home/page.tsx') };
const withoutWeight = { path: '/home', js: 0, lateJs: 0, ownJs: 0, css: 0, baseCss: 0, jsFiles: 0, cssFiles: 0 };

describe('the weight of a route', () => {
  test('counts each file once: entry, static imports and its own chunk', () => {
    expect(routeSizes([homeRow], manifest, brotli)).toEqual([
      { path: '/home', js: 67, lateJs: 1500, ownJs: 3, css: 10, baseCss: 7, jsFiles: 4, cssFiles: 3 },
    ]);
  });

  test('is not guessed when a file is missing', () => {
    expect(() => routeSizes([homeRow], manifest, new Map())).toThrow('was not compressed');
    expect(() => routeSizes([homeRow], { 'index.html': { file: 'entry.js' } }, brotli)).toThrow('no chunk');
  });
});

describe('a budget', () => {
  test.each([
    ['/home', 104_700],
    ['/shopping-cart', 109_550],
    ['/order/checkout', 118_500],
  ])('%s holds at %i bytes and breaks one byte above', (path, js) => {
    expect(overBudget({ ...withoutWeight, path, js })).toEqual([]);
    expect(overBudget({ ...withoutWeight, path, js: js + 1 })).toHaveLength(1);
  });

  test.each([
    ['/home', 138_900],
    ['/product-detail', 147_950],
    ['/account/login', 137_550],
    ['/order/checkout', 153_150],
  ])('%s with what comes late holds at %i bytes and breaks one byte above', (path, whole) => {
    expect(overBudget({ ...withoutWeight, path, lateJs: whole })).toEqual([]);
    expect(overBudget({ ...withoutWeight, path, js: 1, lateJs: whole })).toHaveLength(1);
  });

  test.each([
    ['ownJs', 25_000],
    ['css', 17_450],
    ['baseCss', 11_200],
    ['jsFiles', 20],
    ['cssFiles', 5],
  ])('of %s holds at %i and breaks one above', (what, limit) => {
    expect(overBudget({ ...withoutWeight, [what]: limit })).toEqual([]);
    expect(overBudget({ ...withoutWeight, [what]: limit + 1 })).toHaveLength(1);
  });
});

test('the light preview keeps to 5,800 bytes, and is there', () => {
  expect(lightPreviewFaults([3_000, 1_500, 1_300])).toEqual([]);
  expect(lightPreviewFaults([3_000, 1_500, 1_301])).toEqual(['the light preview weighs 5801 bytes, more than 5800']);
  expect(lightPreviewFaults([3_000, undefined, 1_300])).toEqual(['no chunk holds a part of the light preview']);
});
