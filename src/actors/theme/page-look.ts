import type { Theme } from '#rules/theme-id.ts';
import { pageSetting } from '../../api/page-setting.ts';
import { stored } from '../../storage/keys.ts';
import type { Store } from '../../storage/store.ts';
import { themeSheetSources } from '../../storage/theme-sheets.ts';

/** What the server says of a theme whose files give the values of the style sheet. */
const builtIn = '0';

/** The files of a theme as this page names them; undefined on a static host, which says nothing. */
export function themeFilesOf(theme: Theme): string | undefined {
  const named = pageSetting('theme-files').split(' ');
  return named.find((one) => one.startsWith(`${theme}=`))?.slice(theme.length + 1);
}

/** The theme that the script of the head has put on screen. */
export function pageTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/**
 * Whether the page came in this theme, in the look that its files give now, so that they need not be read at the start:
 * it shows the style sheet, or the sheet that was made of these very files. A festival is in none of them.
 */
export function isLookCurrent(store: Store, theme: Theme): boolean {
  const files = themeFilesOf(theme);
  if (theme !== pageTheme() || files === undefined || store.read(stored.festivalSkin) !== '') return false;
  // The script of the head adopts the sheet that is kept, unless it is of another version of the shop.
  const isBare = document.adoptedStyleSheets.length === 0;
  return files === builtIn ? isBare : !isBare && store.read(themeSheetSources[theme]) === files;
}
