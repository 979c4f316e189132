import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from '../design-system/theme/token.ts';
import { siteTheme } from './themes.ts';

interface WithGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

const asked = (): ThemeName =>
  /theme:dark/.test(new URLSearchParams(location.search).get('globals') ?? '') ||
  document.documentElement.dataset['theme'] === 'dark'
    ? 'dark'
    : 'light';

/** Pages follow the theme of the toolbar, as stories do. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<ThemeName>(asked);
  useEffect(() => {
    const channel = addons.getChannel();
    const take = ({ globals }: WithGlobals): void => setTheme(globals['theme'] === 'dark' ? 'dark' : 'light');
    const events = [GLOBALS_UPDATED, SET_GLOBALS];
    for (const event of events) channel.on(event, take);
    return () => {
      for (const event of events) channel.off(event, take);
    };
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={siteTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
