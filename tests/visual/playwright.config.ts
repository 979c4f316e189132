import { defineConfig, type Project } from '@playwright/test';
import { wholeChromiumLaunch } from '../fixtures/chromium.ts';
import { factLimit, startLimit, testLimit } from '../limits.ts';
import { shopOrigin, siteOrigin } from './visual-ports.ts';

/** On a tall screen, so that nothing of it waits for a scroll. */
const page = (width: 390 | 1280, colorScheme: 'light' | 'dark'): Project => ({
  name: `pages-${width}-${colorScheme}`,
  testMatch: 'pages.spec.ts',
  use: {
    baseURL: shopOrigin,
    colorScheme,
    viewport: { width, height: 1600 },
    contextOptions: { reducedMotion: 'reduce' },
  },
});

const stories = (colorScheme: 'light' | 'dark'): Project => ({
  name: `stories-${colorScheme}`,
  testMatch: ['stories.spec.ts', 'control.spec.ts'],
  use: { colorScheme, viewport: { width: 390, height: 844 } },
});

const reuseExistingServer = process.env['REUSE_SHOP'] === '1';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: `${process.env['VISUAL_PICTURES'] ?? '{testDir}/pictures'}/{projectName}/{arg}{ext}`,
  // A missing picture is a fault; `npm run visual:update` takes them.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  // A picture that is right only the second time is not steady.
  retries: 0,
  workers: 2,
  timeout: testLimit(),
  expect: { timeout: factLimit(), toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 8 } },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...wholeChromiumLaunch,
      // Letters are drawn by the browser alone and not as the settings of this machine want them.
      args: [
        ...wholeChromiumLaunch.args,
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        // A round edge is drawn whole, and by the same arithmetic on every processor: else it rounds now so, now so.
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
      ],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    stories('light'),
    stories('dark'),
    page(390, 'light'),
    page(390, 'dark'),
    page(1280, 'light'),
    page(1280, 'dark'),
  ],
  webServer: [
    {
      command: 'node tests/visual/visual-site.ts',
      cwd: '../..',
      url: `${siteOrigin}/iframe.html`,
      timeout: startLimit(),
      reuseExistingServer,
      gracefulShutdown: { signal: 'SIGTERM', timeout: factLimit() },
    },
    {
      command: 'node tests/visual/visual-shop.ts',
      cwd: '../..',
      url: `${shopOrigin}/readyz`,
      timeout: startLimit(),
      reuseExistingServer,
      gracefulShutdown: { signal: 'SIGTERM', timeout: factLimit() },
      stdout: 'pipe',
    },
  ],
});
