import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The build of the shop has environments and a manifest that a site of components has no use for.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../design-system/docs/*.mdx',
    '../design-system/components/**/*.mdx',
    '../design-system/components/**/*.stories.tsx',
    '../src/dev/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../media', to: '/media' },
    { from: '../public', to: '/' },
  ],
  previewHead: (head) => `${head}<link rel="icon" type="image/svg+xml" href="favicon.svg" />`,
  typescript: { reactDocgen: 'react-docgen' },
  // It tells nobody that it runs and asks nobody for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
