import type { SetLight } from '#rules/light-mix.ts';
import { findPicture } from './picture-manifest.ts';

interface LitPass extends SetLight {
  readonly file: string;
}

/** The passes of a picture by night, the ambient one first; undefined where it was not rendered apart. */
export function passesOf(slug: string): readonly [LitPass, ...LitPass[]] | undefined {
  const { passes, default: set } = findPicture(slug)?.night ?? {};
  if (!passes || !set) return undefined;
  const zones = Object.entries(set.zones).flatMap(([name, setting]) => {
    const pass = passes[name];
    return pass ? [{ ...pass, ...setting }] : [];
  });
  return [{ ...passes.amb, ...set.ambient }, ...zones];
}
