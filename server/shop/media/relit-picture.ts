import type { components } from '#openapi/types.ts';
import { findPicture } from './picture-manifest.ts';

export type RelitPicture = components['schemas']['RelitPicture'];

/** The lights of a picture by night, each with its own file; undefined where none was rendered apart. */
export function relitPicture(slug: string): RelitPicture | undefined {
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
    ...(wall && { wall: { url: src('wall-'), ...wall.place } }),
  };
}
