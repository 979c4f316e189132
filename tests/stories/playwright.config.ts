import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from '../fixtures/chromium.ts';
import { leftOut, share } from '../extent.ts';
import { factLimit, startLimit, testLimit } from '../limits.ts';
import { screens } from './inspect.ts';
import { storiesPorts } from './stories-ports.ts';

/** Every story is played on the least phone by day and on a desk by night, and then looked at on the other screen, too. */
const plays: Project[] = [
  { name: 'light-320', use: { colorScheme: 'light', viewport: screens.phone } },
  // How the site runs has no theme.
  { name: 'dark-1280', use: { colorScheme: 'dark', viewport: screens.desk }, testIgnore: 'running.spec.ts' },
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  forbidOnly: true,
  ...leftOut,
  // A test that passes only when repeated hides a fault of a component.
  retries: 0,
  workers: 2,
  timeout: testLimit(),
  expect: { timeout: factLimit() },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, locale: 'en-US' },
  projects: plays,
  webServer: {
    command: 'node tests/stories/serve-stories.ts',
    cwd: '../..',
    url: `http://localhost:${share === 1 ? storiesPorts.running : storiesPorts.site}/iframe.html`,
    timeout: startLimit(),
    // While stories are written: `node tests/stories/serve-stories.ts` in another terminal, and REUSE_STORIES=1 here.
    reuseExistingServer: process.env['REUSE_STORIES'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: factLimit() },
  },
});
