import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { VisuallyHidden } from '../design-system/components/layout/layout.tsx';
import { LinkProvider, type LinkProps } from '../design-system/components/link/link.tsx';

/** The theme is an attribute of the root, as in the shop. */
export const themed: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};

function StoryLink({ onClick, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {anchor.children}
    </a>
  );
}

/** Links of a story lead nowhere: there is no shop behind them. */
export const linksStayHere: Decorator = (Story) => (
  <LinkProvider value={StoryLink}>
    <Story />
  </LinkProvider>
);

/**
 * A story alone is a page with a heading and a main part, so that every axe rule about pages applies. A landmark of its
 * own (header, footer, main) sets `parameters: { landmark: true }` and is rendered beside the main part.
 */
export const onPage: Decorator = (Story, { viewMode, title, name, parameters }) => {
  if (viewMode === 'docs') return <Story />;
  const heading = (
    <h1>
      <VisuallyHidden>{`${title.split('/').at(-1) ?? ''}: ${name}`}</VisuallyHidden>
    </h1>
  );
  if (parameters['landmark'] === true) {
    return (
      <>
        <Story />
        <main>{heading}</main>
      </>
    );
  }
  return (
    <main>
      {heading}
      <Story />
    </main>
  );
};
