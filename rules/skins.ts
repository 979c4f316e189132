import type { Theme } from './theme-id.ts';

const skinPicture = /^(\/skins\/[a-z0-9-]{1,40}\/)(?:(?:light|dark)\/)?([a-z0-9-]{1,40}\.[a-z0-9]{2,5})$/;

/**
 * The address of a skin's picture in a theme, whichever theme it was named in. Anything else than a picture in /skins
 * stays as it is.
 * @example skinImageIn('dark', '/skins/winter/hero.avif') // '/skins/winter/dark/hero.avif'
 */
export function skinImageIn(theme: Theme, url: string): string {
  return url.replace(skinPicture, `$1${theme}/$2`);
}
