import manifest from '../../media/manifest.json' with { type: 'json' };
import type { Picture } from '../components/image-box/image-box.tsx';

type Lamp = keyof typeof manifest.images;

/** The pictures of a lamp by day and by night, as the shop serves them. @param alt what is to be seen */
export function lampPicture(lamp: Lamp, alt: string): Picture {
  const { day, night } = manifest.images[lamp];
  const files = (time: 'day' | 'night', { lqip }: { lqip: string }) => ({
    avif: [320, 640, 800].map((width) => `/media/products/${lamp}/${time}-${width}.avif ${width}w`).join(', '),
    src: `/media/products/${lamp}/${time}-640.webp`,
    lqip,
  });
  return { alt, width: day.width, height: day.height, day: files('day', day), night: files('night', night) };
}

/** The lamp of most stories. */
export const dome = lampPicture('dome', 'A table lamp with a dome of opal glass on a walnut foot');
export const panels = lampPicture('hex-panels', 'Seven hexagonal light panels on a wall');
export const floorLamp = lampPicture('reed', 'A slender floor lamp that washes a corner with light');
