import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeName } from '../design-system/theme/token.ts';
import { siteTheme } from './themes.ts';

interface WithGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Before the toolbar is read: the theme of the document, of the address, or of the device. */
function firstTheme(): ThemeName {
  const shown = document.documentElement.dataset['theme'];
  const themeOfAddress = /theme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return (shown ?? themeOfAddress ?? preferred) === 'dark' ? 'dark' : 'light';
}

/** Docs pages follow the theme of the toolbar, like stories. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(firstTheme);
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
