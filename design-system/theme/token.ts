/** One row of themes/tokens.json, the only place where a colour, size or duration of the shop is written down. */
export type Token = {
  name: string;
  group: string;
  type: string;
  light: string;
  dark: string;
  /** True when a ui.json or font.json of the server may set it. */
  server: boolean;
  description: string;
};

export type ThemeName = 'light' | 'dark';

export const fontGroups: readonly string[] = ['font', 'text'];
