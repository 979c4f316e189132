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
