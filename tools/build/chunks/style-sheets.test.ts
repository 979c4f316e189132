import { expect, test } from 'vitest';
import { planStyleSheets } from './style-sheets.ts';

const modules = new Map(
  Object.entries({
    entry: {
      imports: ['frame.css'],
      lazyImports: ['cart', 'home', 'orders', 'sale', 'search', 'share', 'toast', 'wallet'],
    },
    home: { imports: ['hero.css', 'card.css', 'button.css'], lazyImports: ['film'] },
    search: { imports: ['hero.css', 'routes'], lazyImports: [] },
    share: { imports: ['hero.css', 'invitation.css'], lazyImports: ['film'] },
    cart: { imports: ['card.css', 'line.css'], lazyImports: ['film'] },
    orders: { imports: ['row.css', 'line.css'], lazyImports: [] },
    wallet: { imports: ['row.css'], lazyImports: [] },
    sale: { imports: ['hero.css', 'row.css', 'slip.css'], lazyImports: [] },
    routes: { imports: [], lazyImports: ['cart', 'home'] },
    toast: { imports: ['button.css'], lazyImports: [] },
    film: { imports: ['film.css'], lazyImports: [] },
    ...Object.fromEntries(
      [
        'frame.css',
        'hero.css',
        'card.css',
        'button.css',
        'line.css',
        'film.css',
        'invitation.css',
        'row.css',
        'slip.css',
      ].map((id) => [id, { imports: [], lazyImports: [] }]),
    ),
  }).map(([id, imported]) => [id, { ...imported, weight: 1 }] as const),
);
const sheets = planStyleSheets(
  modules,
  'entry',
  new Map([
    ['share', { area: 'home', isLanding: false }],
    ['home', { area: 'home', isLanding: true }],
    ['search', { area: 'home', isLanding: true }],
    ['cart', { area: 'cart', isLanding: false }],
    ['orders', { area: 'order', isLanding: false, families: ['member'] }],
    ['wallet', { area: 'coupon', isLanding: false, families: ['member'] }],
    ['sale', { area: 'prom', isLanding: false, families: ['member'], blocksOf: 'home' }],
  ]),
);

test.each([
  ['hero.css', 'home', 'two pages of one area need it, and one of its blocks'],
  ['slip.css', 'prom', 'only a page of blocks needs it'],
  ['line.css', 'base', 'a page of no family and one of a family need it'],
  ['row.css', 'member', 'two areas of one family need it'],
  ['invitation.css', 'home-more', 'only a page needs it that no visit starts with'],
  ['card.css', 'base', 'two areas need it'],
  ['film.css', 'base', 'two areas need it later'],
  ['button.css', 'base', 'the frame needs it later'],
  ['frame.css', 'base', 'the frame needs it'],
])('%s is in the sheet %s because %s', (style, sheet) => {
  expect(sheets.get(style)).toBe(sheet);
});
