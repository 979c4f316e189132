export type Theme = 'light' | 'dark';

/** 1 light, 2 dark, 3 auto. */
export type ThemeId = 1 | 2 | 3;

/** Reads a theme id from storage or the host; anything unknown is 1. */
export function themeIdOf(input: unknown): ThemeId {
  const id = typeof input === 'string' ? Number(input) : input;
  return id === 2 || id === 3 ? id : 1;
}

/** The theme in effect: auto follows `prefersLight`, the host's lightMode flag or the browser's colour scheme. */
export function effectiveTheme(id: ThemeId, prefersLight: boolean): Theme {
  if (id === 3) return prefersLight ? 'light' : 'dark';
  return id === 2 ? 'dark' : 'light';
}
