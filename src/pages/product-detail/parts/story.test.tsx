import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInShop } from '#src/shop-fixture.tsx';
import { Story } from './story.tsx';

afterEach(cleanup);

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
    const { container } = renderInShop(<Story blocks={blocks} image={image('dome')} />);
    expect(await screen.findByRole('group', { name: 'A lamp is turned low' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
    expect(container.querySelector('video')).toBeNull();
  });

  test('shows the lamp in its other light where the first chapter brings nothing of its own', () => {
    renderInShop(<Story blocks={[{ title: 'One', text: 'Only words.' }]} image={image('dome')} />);
    expect(screen.getAllByRole('img', { name: 'Picture of dome, in another light' }).length).toBeGreaterThan(0);
  });
});
