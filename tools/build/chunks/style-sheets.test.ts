import { expect, test } from 'vitest';
import { planStyleSheets } from './style-sheets.ts';

const modules = new Map(
  Object.entries({
    entry: { imports: ['frame.css'], lazyImports: ['cart', 'home', 'search', 'share', 'toast'] },
    home: { imports: ['hero.css', 'card.css', 'button.css'], lazyImports: ['film'] },
    search: { imports: ['hero.css', 'routes'], lazyImports: [] },
    share: { imports: ['hero.css', 'invitation.css'], lazyImports: ['film'] },
    cart: { imports: ['card.css', 'line.css'], lazyImports: ['film'] },
    routes: { imports: [], lazyImports: ['cart', 'home'] },
    toast: { imports: ['button.css'], lazyImports: [] },
    film: { imports: ['film.css'], lazyImports: [] },
    ...Object.fromEntries(
      ['frame.css', 'hero.css', 'card.css', 'button.css', 'line.css', 'film.css', 'invitation.css'].map((id) => [
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
    ['share', { area: 'home', isLanding: false }],
    ['home', { area: 'home', isLanding: true }],
    ['search', { area: 'home', isLanding: true }],
    ['cart', { area: 'cart', isLanding: false }],
  ]),
);

test.each([
  ['hero.css', 'home', 'two pages of one area need it'],
  ['line.css', 'cart', 'one page needs it'],
  ['invitation.css', 'home-more', 'only a page needs it that no visit starts with'],
  ['card.css', 'base', 'two areas need it'],
  ['film.css', 'base', 'two areas need it later'],
  ['button.css', 'base', 'the frame needs it later'],
  ['frame.css', 'base', 'the frame needs it'],
])('%s is in the sheet %s because %s', (style, sheet) => {
  expect(sheets.get(style)).toBe(sheet);
});
