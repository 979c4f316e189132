import { contractVersion } from './contract-version.ts';
import type { ThemeName } from './token.ts';

export const sheetKey = 'themeSheet_';

/** Where the last validated sheet of a theme is kept; the script of the head lays it over before anything is painted. */
export const themeSheetStorageKey = (theme: ThemeName) => sheetKey + theme;

/** What is kept of a sheet: its text behind the version of the contract it was made for. */
export const keptSheet = (sheetText: string) => contractVersion + sheetText;
