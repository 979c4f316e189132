import { describe, expect, test } from 'vitest';
import type { GraphModule } from './module-graph.ts';
import { placeUnlisted } from './place-unlisted.ts';

const home = 'src/pages/home/home/page.tsx';
const share = 'src/pages/home/share/page.tsx';
const cart = 'src/pages/cart/shopping-cart/page.tsx';
const bill = 'src/pages/order/bill/page.tsx';

const graph = (imports: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, GraphModule> =>
  new Map(
    Object.entries({
      'src/app/entry-client.tsx': ['frame.ts'],
      'frame.ts': [],
      'card.ts': ['price.ts'],
      'price.ts': [],
      'form.ts': [],
      'hero.ts': [],
      [home]: ['card.ts', 'hero.ts'],
      [cart]: ['card.ts', 'form.ts'],
      [bill]: ['form.ts', 'price.ts'],
      ...imports,
    }).map(([file, imported]) => {
      const lazyImports = file === 'src/app/entry-client.tsx' ? [home, share, cart, bill] : [];
      return [file, { imports: imported, lazyImports, weight: 1 }];
    }),
  );

const places = {
  chunks: new Map([
    ['src/app/entry-client.tsx', 'library'],
    ['frame.ts', 'library'],
    ['card.ts', 'cards'],
    ['price.ts', 'prices'],
    ['form.ts', 'forms'],
    ['old.css', 'order'],
  ]),
  owners: new Map([home, cart, bill].map((page) => [page, page] as const).concat([['hero.ts', home]])),
};
const placed = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(placeUnlisted(graph(imports), places));

describe('a module that the lock does not know', () => {
  test('joins the reader whose chunk the most important visits load, directly or over another new one', () => {
    expect(
      placed({ 'form.ts': ['new.ts'], 'card.ts': ['price.ts', 'new.ts'], 'new.ts': ['deep.ts'], 'deep.ts': [] }),
    ).toEqual({ 'new.ts': 'cards', 'deep.ts': 'cards' });
  });

  test('joins, of two chunks that the same pages load, the one that does not import the other', () => {
    const same = { [bill]: ['form.ts'], 'card.ts': ['price.ts', 'new.ts'], 'price.ts': ['new.ts'], 'new.ts': [] };
    expect(placed(same)).toEqual({ 'new.ts': 'prices' });
  });

  test('comes with its page where only one page reads it, whether the page is new or not', () => {
    expect(placed({ [home]: ['card.ts', 'hero.ts', 'new.ts'], 'new.ts': [] })).toEqual({});
    expect(placed({ [share]: ['new.ts', 'card.ts'], 'new.ts': [] })).toEqual({});
  });

  test('has a chunk of its own where pages alone read it', () => {
    expect(placed({ [home]: ['card.ts', 'new.ts'], [cart]: ['card.ts', 'form.ts', 'new.ts'], 'new.ts': [] })).toEqual(
      {},
    );
  });

  test('is in the frame where the entry reads it', () => {
    expect(placed({ 'frame.ts': ['new.ts'], 'form.ts': ['new.ts'], 'new.ts': [] })).toEqual({ 'new.ts': 'library' });
  });

  test('of styles is in the sheet of the old pages that need it, and comes with new pages alone', () => {
    expect(
      placed({ [bill]: ['form.ts', 'new.css'], [share]: ['new.css', 'share.css'], 'new.css': [], 'share.css': [] }),
    ).toEqual({
      'new.css': 'order',
    });
  });
});
