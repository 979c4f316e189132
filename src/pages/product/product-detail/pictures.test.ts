import { describe, expect, it } from 'vitest';
import type { ShopImage } from '#src/widgets/shop-picture.ts';
import { galleryPictures, storyPicture } from './pictures.ts';

const image = (slug: string): ShopImage => ({
  url: `/media/products/${slug}/`,
  alt: slug,
  w: 640,
  h: 640,
  widths: [640],
  lqip: { day: '#ffffff', night: '#000000' },
});

const [red, green, detail, room] = [image('red'), image('green'), image('detail'), image('room')];
/** What the light theme shows. */
const shown = (chosen: ShopImage, media: readonly ShopImage[], variants: readonly ShopImage[]) =>
  galleryPictures(chosen, media, variants).map(({ day }) => day.src.replace('/media/products/', ''));

describe('the gallery of a product', () => {
  it('has four pictures of one lamp and one room: each by day and by night', () => {
    expect(shown(red, [red, room], [red])).toEqual([
      'red/day-640.webp',
      'red/night-640.webp',
      'room/day-640.webp',
      'room/night-640.webp',
    ]);
  });

  it('begins with the chosen variant and shows the others once', () => {
    expect(shown(green, [red, green, room], [red, green])).toEqual([
      'green/day-640.webp',
      'green/night-640.webp',
      'red/day-640.webp',
      'room/day-640.webp',
      'room/night-640.webp',
    ]);
  });

  it('comes nearer before it steps back into the room', () => {
    expect(shown(red, [red, detail, room], [red])).toEqual([
      'red/day-640.webp',
      'red/night-640.webp',
      'detail/day-640.webp',
      'detail/night-640.webp',
      'room/day-640.webp',
      'room/night-640.webp',
    ]);
  });

  it('shows every picture the other way round on the dark theme', () => {
    const pictures = galleryPictures(red, [red, room], [red]);
    expect(pictures.map(({ night }) => night?.src.replace('/media/products/', ''))).toEqual([
      'red/night-640.webp',
      'red/day-640.webp',
      'room/night-640.webp',
      'room/day-640.webp',
    ]);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(4);
  });
});

describe('the story of a product', () => {
  const opening = (media: readonly ShopImage[]) => storyPicture(red, media, [red, green]).day.src;

  it('begins in its room, and without one in the light that the gallery does not begin with', () => {
    expect(opening([red, green, room])).toBe('/media/products/room/day-640.webp');
    expect(opening([red, green, detail, room])).toBe('/media/products/room/day-640.webp');
    expect(opening([red, green])).toBe('/media/products/red/night-640.webp');
  });
});
