import type { Theme } from '#rules/theme-id.ts';
import { textEntry, type Entry } from './entry.ts';

const longest = 8_000;
const isSheet = (text: string): text is string => text.length <= longest;

/** The last validated style sheet of each theme, for the first paint of the next visit. Empty where nothing differs. */
export const themeSheets: Readonly<Record<Theme, Entry<string>>> = {
  light: textEntry('themeSheet_light', '', isSheet),
  dark: textEntry('themeSheet_dark', '', isSheet),
};
