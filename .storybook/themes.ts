import { create } from 'storybook/theming/create';
import tokens from '../themes/tokens.json' with { type: 'json' };
import type { ThemeName } from '../design-system/theme/token.ts';

/** The frame around the stories and the pages, from the tokens of the shop. */
export function siteTheme(theme: ThemeName) {
  const value = (name: string): string => {
    const token = tokens.find((one) => one.name === name);
    if (!token) throw new Error(`themes/tokens.json has no ${name}`);
    return token[theme];
  };
  return create({
    base: theme,
    brandTitle: 'Lampyris',
    brandUrl: './',
    fontBase: value('font-text'),
    fontCode: value('font-mono'),
    colorPrimary: value('color-brand-bg'),
    colorSecondary: value('color-info-text'),
    appBg: value('color-bg-page'),
    appContentBg: value('color-bg-surface'),
    appPreviewBg: value('color-bg-page'),
    appBorderColor: value('color-border-subtle'),
    appBorderRadius: 8,
    textColor: value('color-fg-default'),
    textInverseColor: value('color-fg-inverse'),
    textMutedColor: value('color-fg-muted'),
    barBg: value('color-bg-surface'),
    barTextColor: value('color-fg-muted'),
    barHoverColor: value('color-fg-default'),
    barSelectedColor: value('color-info-text'),
    inputBg: value('color-bg-surface'),
    inputBorder: value('color-border-strong'),
    inputTextColor: value('color-fg-default'),
    inputBorderRadius: 8,
  });
}
