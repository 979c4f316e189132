/** One row of themes/tokens.json, the only source of colours, sizes and durations of the shop. */
export type Token = {
  name: string;
  group: string;
  type: string;
  light: string;
  dark: string;
  /** True when a fetched ui.json or font.json may set it. */
  server: boolean;
  description: string;
};

export type ThemeName = 'light' | 'dark';

export const fontGroups: readonly string[] = ['font', 'text'];
