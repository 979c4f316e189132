import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { Story } from './story.tsx';

/** Tells every watched element that it has come near the screen. */
let comeNear = (): void => undefined;

beforeEach(() => {
  const callbacks: ((entries: readonly { isIntersecting: boolean }[]) => void)[] = [];
  comeNear = () => {
    for (const call of callbacks.splice(0)) call([{ isIntersecting: true }]);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        callbacks.push(callback);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const image = (slug: string) => ({
  url: `/media/products/${slug}/`,
  alt: `Picture of ${slug}`,
  w: 640,
  h: 640,
  widths: [640],
  lqip: { day: '#aaaaaa', night: '#111111' },
});

const video = {
  title: 'A lamp is turned low',
  poster: image('dome-room'),
  sources: [{ src: '/media/videos/dome-evening.webm', type: 'video/webm' as const }],
  ratio: '330:300' as const,
  durationMs: 8_000,
};

describe('the story of a product', () => {
  test('plays a film where a chapter has one, and loads none of it before', async () => {
    const blocks = [{ title: 'A pool of light', text: 'It lights what is under it.', video }];
    const { container } = renderInShop(<Story blocks={blocks} opening={shopPicture(image('dome'))} />);
    expect(screen.queryByRole('group'), 'no player before the film comes near').toBeNull();
    act(comeNear);
    expect(await screen.findByRole('group', { name: 'A lamp is turned low' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play video' })).toBeDefined();
    expect(container.querySelector('video')).toBeNull();
  });

  test('begins with its opening picture where the first chapter brings nothing of its own', () => {
    const blocks = ['One', 'Two'].map((title) => ({ title, text: 'Only words.' }));
    renderInShop(<Story blocks={blocks} opening={shopPicture(image('dome'))} />);
    const chapter = screen.getByRole('heading', { name: 'One' }).closest('section');
    expect(chapter && within(chapter).getAllByRole('img', { name: 'Picture of dome' }).length).toBeGreaterThan(0);
  });
});
