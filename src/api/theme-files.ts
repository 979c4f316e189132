import type { Theme } from '#rules/theme-id.ts';
import type { SimpleRequest } from './simple-request.ts';

/** The two files of a theme as they lie on the server, asked for together. Rejects when one is missing. */
export async function fetchThemeFiles(
  request: SimpleRequest,
  theme: Theme,
  signal: AbortSignal,
): Promise<{ ui: unknown; font: unknown }> {
  const read = (file: 'ui' | 'font') => request.get(`/themes/${theme}/${file}.json`, {}, signal);
  const [ui, font] = await Promise.all([read('ui'), read('font')]);
  return { ui, font };
}

/**
 * What a festival changes of a theme; null on every other day, and for a festival this shop does not keep: the list of
 * those it keeps is asked for first, because a missing file is a fault in the console of every shopper.
 */
export async function fetchSkin(
  request: SimpleRequest,
  theme: Theme,
  festival: string,
  signal: AbortSignal,
): Promise<unknown> {
  if (festival === '') return null;
  try {
    const manifest = await request.get('/themes/skins.json', {}, signal);
    if (!Array.isArray(manifest) || !manifest.includes(festival)) return null;
    return await request.get(`/themes/skins/${festival}/${theme}/ui.json`, {}, signal);
  } catch {
    // A festival is an ornament: without it the theme is whole.
    return null;
  }
}
