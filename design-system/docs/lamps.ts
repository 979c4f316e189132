import manifest from '../../media/manifest.json' with { type: 'json' };
import type { Picture } from '../components/image-box/image-box.tsx';
import type { SetPass } from '../components/light-preview/light-preview.tsx';

/** A picture of a product itself, which can be relit; not of its room. */
type Lamp = Exclude<keyof typeof manifest.images, `${string}-room` | `${string}-detail` | `wide-${string}`>;

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

interface Lights {
  readonly passes: Readonly<Record<string, { readonly file: string; readonly scale: number } | undefined>>;
  readonly default: {
    readonly ambient: { readonly color: string; readonly gain: number };
    readonly zones: Readonly<Record<string, { readonly color: string; readonly gain: number } | undefined>>;
  };
}

/** The lights of a picture by night, rendered apart, and how they are set in it. @throws for a pass that is missing */
export function lampLights(lamp: Lamp): { readonly ambient: SetPass; readonly zones: readonly SetPass[] } {
  const { passes, default: set }: Lights = manifest.images[lamp].night;
  const passOf = (name: string, setting: { readonly color: string; readonly gain: number }): SetPass => {
    const pass = passes[name];
    if (!pass) throw new Error(`${lamp} has no light ${name}`);
    return { src: `/media/products/${lamp}/${pass.file}`, scale: pass.scale, ...setting };
  };
  return {
    ambient: passOf('amb', set.ambient),
    zones: Object.entries(set.zones).flatMap(([name, setting]) => (setting ? [passOf(name, setting)] : [])),
  };
}
