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

/** On the root before the first story, as the script of the shop's head does it: what is hidden must not be loaded. */
const asked = /theme:(light|dark)/.exec(location.search)?.[1];
const firstTheme = asked ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.documentElement.dataset['theme'] = firstTheme;

/** Milliseconds a play waits for what has to come: on a busy machine a dialog may need more than the second that is usual. */
configure({ asyncUtilTimeout: 5_000 });

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
    // The page has the ground of its theme.
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
