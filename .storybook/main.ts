import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tokens from '../themes/tokens.json' with { type: 'json' };

/** The manager is built apart from the stories, so its fonts are declared in its head. */
function fontFace(family: string, face: string): string {
  const file = fileURLToPath(import.meta.resolve(`${face}-latin-wght-normal.woff2`));
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:200 800;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

const manager = readFileSync(new URL('./manager.css', import.meta.url), 'utf8');

/** Tokens with the same value in both themes. */
const inks = tokens
  .filter(({ group, light, dark }) => group === 'color' && light === dark)
  .map(({ name, light }) => `--lm-${name}:${light}`)
  .join(';');

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The shop's build has environments and a manifest that Storybook does not need.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../design-system/docs/*.mdx',
    '../design-system/components/**/*.mdx',
    '../design-system/components/**/*.stories.tsx',
    '../src/dev/*.mdx',
    // Stories that must fail: they prove that the tests of the site detect what they look for.
    ...(process.env['STORYBOOK_CONTROL'] === '1' ? ['./control/*.stories.tsx'] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // A running site looks here first: a folder with a file that some module imports, as `media/manifest.json` is, would hand
  // that file out before it is made a module.
  staticDirs: [
    { from: '../media/products', to: '/media/products' },
    { from: '../media/videos', to: '/media/videos' },
    { from: '../public', to: '/' },
  ],
  managerHead: (head) => `${head}<style>
${fontFace('Instrument Sans Variable', '@fontsource-variable/instrument-sans/files/instrument-sans')}
${fontFace('Bricolage Grotesque Variable', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque')}
${`:root{${inks}}`}
${manager}</style>`,
  previewHead: (head) => `${head}<link rel="icon" type="image/svg+xml" href="favicon.svg" />`,
  // To find the props takes a third of a build, and whoever only looks at stories does without their tables.
  typescript: { reactDocgen: process.env['STORYBOOK_PROPS'] === '0' ? false : 'react-docgen' },
  // No telemetry and no update notifications.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
