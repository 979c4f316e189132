import type { Theme } from '#rules/theme-id.ts';
import { textEntry, type Entry } from './entry.ts';

const longest = 8_000;
const isSheet = (text: string): text is string => text.length <= longest;

/** The files that the kept sheet of each theme was made of, as the page names them; empty where a festival changed it. */
export const themeSheetSources: Readonly<Record<Theme, Entry<string>>> = {
  light: textEntry('themeFiles_light'),
  dark: textEntry('themeFiles_dark'),
};

/** The last validated style sheet of each theme, for the first paint of the next visit. Empty where nothing differs. */
export const themeSheets: Readonly<Record<Theme, Entry<string>>> = {
  light: textEntry('themeSheet_light', '', isSheet),
  dark: textEntry('themeSheet_dark', '', isSheet),
};
