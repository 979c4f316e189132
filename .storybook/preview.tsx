import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../design-system/foundations/global.css.ts';
import { linksStayHere, onPage, themed } from './decorators.tsx';
import { ThemedDocs } from './themed-docs.tsx';
import './site.css';

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Set before the first story renders, like the shop's head script: a hidden picture must not load. */
const themeOfAddress = /theme:(light|dark)/.exec(location.search)?.[1];
const firstTheme = themeOfAddress ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.documentElement.dataset['theme'] = firstTheme;

/** How long a play function waits, in milliseconds: a test says in the address what is right for its machine. */
configure({ asyncUtilTimeout: Number(new URLSearchParams(location.search).get('factLimit') ?? 5_000) });

const preview: Preview = {
  decorators: [onPage, linksStayHere, themed],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: firstTheme },
  parameters: {
    a11y: { test: 'error' },
    // The page has the background of its theme.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: ThemedDocs },
    viewport: {
      options: {
        least: screen('Least, 320', 320, 640),
        phone: screen('Phone, 390', 390, 844),
        desk: screen('Desk, 1280', 1280, 800),
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          ['Tokens', 'Contrast', 'Icons', 'Imagery', 'Writing', 'Statecharts'],
          'Components',
          [
            'Foundations',
            'Text',
            'Actions',
            'Forms',
            'Overlays',
            'Media',
            'Navigation',
            'Commerce',
            'Feedback',
            'Layout',
          ],
        ],
      },
    },
  },
};

export default preview;
