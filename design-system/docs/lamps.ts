import manifest from '../../media/manifest.json' with { type: 'json' };
import type { Picture, PictureFiles } from '../components/image-box/image-box.tsx';
import type { LampRoomPictures } from '../components/level-lamp/lamp-room.tsx';
import type { SetPass } from '../components/light-preview/use-lit-room.ts';

/** A picture of a product that can be relit, without its room. */
export type Lamp = Exclude<
  keyof typeof manifest.images,
  | `${string}-room`
  | `${string}-detail`
  | `wide-${string}`
  | `sq-${string}`
  | `stage-${string}`
  | `tall-${string}`
  | `set-${string}`
>;

type Room = Extract<keyof typeof manifest.images, `wide-${string}`>;

/** The pictures of a lamp or a room by day and by night, as the shop serves them. @param alt the text alternative */
export function lampPicture(lamp: Lamp | Room, alt: string): Picture {
  const { day, night } = manifest.images[lamp];
  return { alt, width: day.width, height: day.height, day: filesOf(lamp, day), night: filesOf(lamp, night) };
}

/** A lamp in its room by night, at its least and fully lit. */
export const lampRoom: LampRoomPictures = {
  low: filesOf('stage-reed', manifest.images['stage-reed'].low),
  full: filesOf('stage-reed', manifest.images['stage-reed'].night),
};

function filesOf(
  lamp: Lamp | Room | 'stage-reed',
  { lqip, files }: { readonly lqip: string; readonly files: object },
): PictureFiles {
  const folder = `/media/products/${lamp}`;
  const names = Object.keys(files);
  const avif = names.flatMap((name) => {
    const width = /-(\d+)\.avif$/.exec(name)?.[1];
    return width === undefined ? [] : [`${folder}/${name} ${width}w`];
  });
  const src = names.find((name) => name.endsWith('.webp')) ?? '';
  return { avif: avif.join(', '), src: `${folder}/${src}`, lqip };
}

/** The lamp of most stories. */
export const dome = lampPicture('dome', 'A table lamp with a dome of opal glass on a walnut foot');
export const panels = lampPicture('hex-panels', 'Seven hexagonal light panels on a wall');
export const floorLamp = lampPicture('reed', 'A slender floor lamp that washes a corner with light');

interface Lights {
  readonly passes?: Readonly<Record<string, { readonly file: string; readonly scale: number } | undefined>>;
  readonly default?: {
    readonly ambient: { readonly color: string; readonly gain: number };
    readonly zones: Readonly<Record<string, { readonly color: string; readonly gain: number } | undefined>>;
  };
}

/** The light passes of a picture by night, rendered separately, and their scales. @throws when they are missing */
export function lampLights(lamp: Lamp): { readonly ambient: SetPass; readonly zones: readonly SetPass[] } {
  const { passes, default: set }: Lights = manifest.images[lamp].night;
  if (!passes || !set) throw new Error(`The lights of ${lamp} are not apart`);
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
