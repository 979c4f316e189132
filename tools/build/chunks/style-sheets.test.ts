import { expect, test } from 'vitest';
import { planStyleSheets } from './style-sheets.ts';

const modules = new Map(
  Object.entries({
    entry: { imports: ['frame.css'], lazyImports: ['cart', 'home', 'search', 'toast'] },
    home: { imports: ['hero.css', 'card.css', 'button.css'], lazyImports: ['film'] },
    search: { imports: ['hero.css', 'routes'], lazyImports: [] },
    cart: { imports: ['card.css', 'line.css'], lazyImports: ['film'] },
    routes: { imports: [], lazyImports: ['cart', 'home'] },
    toast: { imports: ['button.css'], lazyImports: [] },
    film: { imports: ['film.css'], lazyImports: [] },
    ...Object.fromEntries(
      ['frame.css', 'hero.css', 'card.css', 'button.css', 'line.css', 'film.css'].map((id) => [
        id,
        { imports: [], lazyImports: [] },
      ]),
    ),
  }).map(([id, imported]) => [id, { ...imported, weight: 1 }] as const),
);
const sheets = planStyleSheets(
  modules,
  'entry',
  new Map([
    ['home', 'home'],
    ['search', 'home'],
    ['cart', 'cart'],
  ]),
);

test.each([
  ['hero.css', 'home', 'two pages of one area need it'],
  ['line.css', 'cart', 'one page needs it'],
  ['card.css', 'base', 'two areas need it'],
  ['film.css', 'base', 'two areas need it later'],
  ['button.css', 'base', 'the frame needs it later'],
  ['frame.css', 'base', 'the frame needs it'],
])('%s is in the sheet %s because %s', (style, sheet) => {
  expect(sheets.get(style)).toBe(sheet);
});
