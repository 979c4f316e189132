import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from '../fixtures/chromium.ts';
import { storiesPorts } from './stories-ports.ts';

/** The least phone by day and a desk by night: every story is seen in both themes and both layouts. */
const screens: Project[] = [
  { name: 'light-320', use: { colorScheme: 'light', viewport: { width: 320, height: 640 } } },
  { name: 'dark-1280', use: { colorScheme: 'dark', viewport: { width: 1280, height: 800 } } },
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when repeated hides a fault of a component.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, locale: 'en-US' },
  projects: screens,
  webServer: {
    command: 'node tests/stories/serve-stories.ts',
    cwd: '../..',
    url: `http://localhost:${storiesPorts.control}/iframe.html`,
    timeout: 180_000,
    // While stories are written: `node tests/stories/serve-stories.ts` in another terminal, and REUSE_STORIES=1 here.
    reuseExistingServer: process.env['REUSE_STORIES'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
