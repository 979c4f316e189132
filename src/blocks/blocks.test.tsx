import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { remoteLog } from '../api/browser-shop.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { ContentBlock } from './content-block.tsx';
import { useKnownBlocks } from './known-blocks.ts';
import { renderers } from './renderers.ts';

const image = {
  url: '/media/evening/',
  alt: 'A lamp in the evening',
  w: 800,
  h: 800,
  widths: [320],
  lqip: { day: '#aaaaaa', night: '#111111' },
};
const block = (type: string, data: object, version = 1) => ({ id: `a-${type}`, type, version, moduleId: type, data });
const heroes = [{ title: 'Evening', text: 'Dome is low.', action: 'See Dome', href: '/collections', image }];
const hero = block('HERO', { heroes });
const trust = block('TRUST_ROW', { items: [{ icon: 'truck', title: 'Free delivery', text: 'On most carts.' }] });

function Page({ blocks }: { blocks: readonly unknown[] }) {
  return useKnownBlocks(renderers, blocks).map((each, index) => (
    <Suspense key={each.id} fallback={null}>
      <ContentBlock
        block={each}
        renderers={renderers}
        isMissed={each.type === 'HERO'}
        isFirst={index === 0}
        section={{ ground: 'paper', continues: false }}
        flipped={false}
      />
    </Suspense>
  ));
}

const logged = () => vi.mocked(remoteLog.pageError).mock.calls.map(([error]) => String(error));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(remoteLog, 'pageError').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the blocks of a page', () => {
  test('of every type in the contract are rendered, and nothing is logged', () => {
    const story = { title: 'Pebble', text: 'It has a handle.', action: 'See Pebble', href: '/collections' };
    const pass = { src: '/media/evening/night-pass-amb.avif', scale: 1, color: '#ffffff', gain: 1 };
    const relit = { ambient: pass, zones: [pass] };
    const light = { hasColours: true, white: { from: 2700, to: 6500 } };
    const sources = [{ src: '/media/evening.webm', type: 'video/webm' }];
    const video = { title: 'Panels', poster: image, sources, ratio: '16:9', durationMs: 8_000 };
    renderInShop(
      <Page
        blocks={[
          hero,
          block('CATEGORY_GRID', { title: 'Rooms', categories: [{ id: 'a', name: 'Hall', image, productCount: 2 }] }),
          block('PRODUCT_RAIL', { title: 'New', href: '/home/search', products: [] }),
          block('PRODUCT_GRID', { title: 'Best', href: '/home/search', products: [] }),
          block('LIGHT', { ...story, title: 'Turn it on', image, relit, light }),
          block('QUESTIONS', { title: 'Asked', items: [{ question: 'Do I need a hub?', answer: 'No.' }] }),
          block('FEATURE', { ...story, image }),
          block('VIDEO', { ...story, title: 'Eight seconds', video }),
          trust,
        ]}
      />,
    );
    expect(logged()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Evening');
    for (const name of ['Rooms', 'New', 'Best', 'Turn it on', 'Asked', 'Pebble', 'Eight seconds', 'Free delivery'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    expect(screen.getByText('Free delivery')).toBeTruthy();
  });

  test('of an unknown type are left out, the rest stands, and the next one opens the page', () => {
    renderInShop(<Page blocks={[block('HOLOGRAM', {}), hero, trust]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Evening');
    expect(screen.getByText('Free delivery')).toBeTruthy();
    expect(logged()).toEqual(['Error: A block is left out: HOLOGRAM 1']);
  });

  test('of a newer version are left out, even with a name that every object has', () => {
    const newer = [block('TRUST_ROW', {}, 2), block('constructor', {}), { ...trust, version: 'toString' }];
    renderInShop(<Page blocks={[...newer, hero]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Evening');
    expect(logged().map((error) => error.split(': ').at(-1))).toEqual([
      'TRUST_ROW 2',
      'constructor 1',
      'TRUST_ROW toString',
    ]);
  });

  test('that are no blocks at all are left out', () => {
    const nonsense = [null, undefined, 7, 'HERO', [], { type: 'HERO', version: 1 }, { ...hero, data: null }];
    renderInShop(<Page blocks={[...nonsense, trust]} />);
    expect(screen.getByText('Free delivery')).toBeTruthy();
    expect(logged()).toEqual(['Error: A block is left out: undefined undefined', 'Error: A block is left out: HERO 1']);
  });

  test('with data that its renderer cannot read take nothing else of the page', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInShop(<Page blocks={[{ ...hero, data: { heroes: 7 } }, block('CATEGORY_GRID', {}), trust]} />);
    expect(screen.getByText('Free delivery')).toBeTruthy();
    // The hero is missed, the categories are not.
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    expect(logged()).toEqual([expect.stringContaining('TypeError'), expect.stringContaining('TypeError')]);
  });
});

describe('the log of blocks that are left out', () => {
  test('has one entry for each type and version, however often they come', () => {
    const blocks = [block('MAZE', {}), block('MAZE', {}), block('MAZE', {}, 2)];
    const { again } = renderInShop(<Page blocks={blocks} />);
    again(<Page blocks={[...blocks]} />);
    cleanup();
    renderInShop(<Page blocks={blocks} />);
    expect(logged()).toEqual(['Error: A block is left out: MAZE 1', 'Error: A block is left out: MAZE 2']);
  });

  test('ends when a shop sends nothing but nonsense', () => {
    renderInShop(<Page blocks={Array.from({ length: 99 }, (_, index) => block(`NONSENSE_${index}`, {}))} />);
    expect(logged().length).toBeLessThan(20);
  });
});

test('a block that fails on the server, or that it does not know, leaves the rest of the page in the document', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = renderToString(
    <Page blocks={[block('HOLOGRAM', {}), { ...trust, data: {} }, { ...trust, id: 'b' }]} />,
  );
  expect(markup).toContain('Free delivery');
  expect(markup).not.toContain('HOLOGRAM');
  expect(logged()).toEqual([]);
});
