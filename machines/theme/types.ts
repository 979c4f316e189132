import type { Theme, ThemeId } from '#rules/theme-id.ts';

/** The values of one theme, already checked against the contract of the design system; null when the file was empty. */
export interface ThemePair {
  readonly font: Readonly<Record<string, string>> | null;
  readonly ui: Readonly<Record<string, string>> | null;
}

export interface ThemeInput {
  /** As stored or sent by the host; anything unknown is light. */
  readonly themeId: unknown;
  /** The host's lightMode flag, or the browser's colour scheme. */
  readonly lightMode: boolean;
  readonly reducedMotion: boolean;
  /** True where the page came in the look that the files of its theme give now: nothing is fetched at the start. */
  readonly isCurrent: boolean;
}

export interface ThemeContext {
  readonly themeId: ThemeId;
  readonly lightMode: boolean;
  readonly reducedMotion: boolean;
  readonly isCurrent: boolean;
  /** The theme that id and flag ask for. */
  readonly requested: Theme;
  /** The theme on screen. The built-in values of both themes are in the style sheet, so there always is one. */
  readonly applied: Theme;
  /** The fetched values on screen; null while the page shows what it came with, or the built-in ones. */
  readonly values: ThemePair | null;
}

export type ThemeEvent =
  | { readonly type: 'theme.selected'; readonly themeId: ThemeId }
  | { readonly type: 'host.lightModeChanged'; readonly lightMode: boolean };

export interface ThemeDependencies {
  /** Resolves when the page has all that it needs itself. */
  readonly pageLoaded: () => Promise<void>;
  /** Fetches font and ui together and refuses values that the contract does not allow. */
  readonly fetchTheme: (theme: Theme, signal: AbortSignal) => Promise<ThemePair>;
  /** Puts a theme on screen; null values mean the built-in ones. */
  readonly applyTheme: (theme: Theme, values: ThemePair | null) => void;
  readonly persistThemeId: (themeId: ThemeId) => void;
  readonly report: (message: string) => void;
}
