import { create } from 'storybook/theming/create';
import tokens from '../themes/tokens.json' with { type: 'json' };
import type { ThemeName } from '../design-system/theme/token.ts';

/** The shop's logo and name; Storybook takes markup as a title. */
const brand = `<svg width="28" height="28" viewBox="0 0 30 30" fill="none" aria-hidden="true"><circle cx="20.5" cy="19.5" r="8.5" fill="#ffb02e" opacity=".26"/><circle cx="20.5" cy="19.5" r="4.25" fill="#ffb02e"/><path d="M15.5 23.4C9.4 25.6 4 21.4 4 14.6 4 9 8 5 13.4 5c4 0 7.2 2.2 8.3 5.6" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg> Lampyris`;

/** The theme of the manager and of docs pages, from the shop's tokens. */
export function siteTheme(theme: ThemeName) {
  const value = (name: string): string => {
    const token = tokens.find((one) => one.name === name);
    if (!token) throw new Error(`themes/tokens.json has no ${name}`);
    return token[theme];
  };
  return create({
    base: theme,
    brandTitle: brand,
    brandUrl: './',
    fontBase: value('font-text'),
    fontCode: value('font-mono'),
    colorPrimary: value('color-brand-bg'),
    colorSecondary: value('color-info-text'),
    appBg: value('color-bg-sunken'),
    appContentBg: value('color-bg-page'),
    appPreviewBg: value('color-bg-page'),
    appBorderColor: value('color-border-subtle'),
    appBorderRadius: 8,
    textColor: value('color-fg-default'),
    textInverseColor: value('color-fg-inverse'),
    textMutedColor: value('color-fg-muted'),
    barBg: value('color-bg-page'),
    barTextColor: value('color-fg-muted'),
    barHoverColor: value('color-fg-default'),
    barSelectedColor: value('color-info-text'),
    inputBg: value('color-bg-surface'),
    inputBorder: value('color-border-strong'),
    inputTextColor: value('color-fg-default'),
    inputBorderRadius: 8,
  });
}
