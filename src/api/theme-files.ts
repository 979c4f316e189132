import type { Theme } from '#rules/theme-id.ts';

/** The two files of a theme as they lie on the server. Rejects when one is missing or no JSON. */
export async function fetchThemeFiles(theme: Theme, signal: AbortSignal): Promise<{ ui: unknown; font: unknown }> {
  const read = async (file: 'ui' | 'font'): Promise<unknown> => {
    const response = await fetch(`/themes/${theme}/${file}.json`, { signal });
    if (!response.ok) throw new Error(`The theme file ${theme}/${file} answered ${response.status}`);
    return response.json();
  };
  const [ui, font] = await Promise.all([read('ui'), read('font')]);
  return { ui, font };
}
