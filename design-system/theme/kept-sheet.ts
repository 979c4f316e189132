import { contractVersion } from './contract-version.ts';
import type { ThemeName } from './token.ts';

export const sheetKey = 'themeSheet_';

/** The storage key of the last validated sheet of a theme; the head script adopts it before the first paint. */
export const themeSheetStorageKey = (theme: ThemeName) => sheetKey + theme;

/** The stored form of a sheet: its text, prefixed by the version of its contract. */
export const keptSheet = (sheetText: string) => contractVersion + sheetText;
