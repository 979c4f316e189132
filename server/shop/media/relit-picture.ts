import type { components } from '#openapi/types.ts';
import { findPicture, type WallFiles } from './picture-manifest.ts';

type Schemas = components['schemas'];
export type RelitPicture = Schemas['RelitPicture'];

/** How long the side of the square is that a lamp lies in; undefined where nobody knows. Millimetres. */
function sideMm({ place, length }: WallFiles, size: Schemas['OuterSize'] | null): number | undefined {
  const longer = length === undefined && size ? Math.max(size.w, size.d, size.h) : length;
  return longer ? Math.round(longer / place.span) : undefined;
}

function wallPicture(url: string, wall: WallFiles, size: Schemas['OuterSize'] | null): Schemas['WallPicture'] {
  const { x, y, side } = wall.place;
  const measured = sideMm(wall, size);
  return { url, x, y, side, ...(measured !== undefined && { sideMm: measured }) };
}

/**
 * The lights of a picture by night, each with its own file; undefined where none was rendered apart.
 * @param size of one piece of what the picture shows; null where it is unknown
 */
export function relitPicture(slug: string, size: Schemas['OuterSize'] | null): RelitPicture | undefined {
  const picture = findPicture(slug);
  if (!picture?.night.passes || !picture.night.default) return undefined;
  const { passes, default: settings } = picture.night;
  const src = (file: string) => `/media/products/${slug}/${picture.version}/${file}`;
  const zones = Object.entries(settings.zones).flatMap(([name, setting]) => {
    const pass = passes[name];
    return pass ? [{ src: src(pass.file), scale: pass.scale, ...setting }] : [];
  });
  if (zones.length === 0) return undefined;
  const { wall } = picture;
  return {
    ambient: { src: src(passes.amb.file), scale: passes.amb.scale, ...settings.ambient },
    zones,
    ...(wall && { wall: wallPicture(src('wall-'), wall, size) }),
  };
}
