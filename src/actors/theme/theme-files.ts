import type { ThemePair } from '#machines/theme/types.ts';
import { beyondBuiltIn, parseFont, parseUi, unreadablePairs, type ThemeValues } from '#design-system/theme/validate.ts';
import { skinImageIn } from '#rules/skins.ts';
import type { Theme } from '#rules/theme-id.ts';
import { openFiles } from '../../api/files.ts';
import { fetchSkin, fetchThemeFiles } from '../../api/theme-files.ts';
import type { SimpleRequest } from '../../api/simple-request.ts';

/** The theme as the shop serves it now. */
export const readServedTheme = (theme: Theme, festival: string, signal?: AbortSignal) =>
  readTheme(openFiles(), theme, festival, signal);

/**
 * The two files of a theme, checked, and the `look` they give with the festival: what has to be laid over the built-in
 * theme. A festival that is unknown, broken or makes a text unreadable is none.
 */
export async function readTheme(
  request: SimpleRequest,
  theme: Theme,
  festival: string,
  signal: AbortSignal = AbortSignal.timeout(10_000),
): Promise<ThemePair & { readonly look: ThemeValues }> {
  const [files, skin] = await Promise.all([
    fetchThemeFiles(request, theme, signal),
    fetchSkin(request, theme, festival, signal),
  ]);
  const ui = parseUi(theme, inTheme(theme, files.ui));
  const font = parseFont(theme, files.font);
  const pair = { ui: ui.ok ? ui.values : null, font: font.ok ? font.values : null };
  const values = { ...pair.ui, ...pair.font };
  return { ...pair, look: beyondBuiltIn(theme, { ...values, ...festive(theme, values, skin) }) };
}

function festive(theme: Theme, values: ThemeValues, skin: unknown): ThemeValues {
  const parsed = parseUi(theme, inTheme(theme, skin));
  return parsed.ok && unreadablePairs(theme, { ...values, ...parsed.values }).length === 0 ? parsed.values : {};
}

/** A file may name the pictures of a skin without a theme: each theme has its own. */
function inTheme(theme: Theme, file: unknown): unknown {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return file;
  return Object.fromEntries(
    Object.entries(file).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.replace(/^url\(([^()]*)\)$/, (_, url: string) => `url(${skinImageIn(theme, url)})`)
        : value,
    ]),
  );
}
