import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../fixtures/chromium.ts';
import { leftOut } from '../extent.ts';
import { factLimit, startLimit, testLimit } from '../limits.ts';
import { replayOrigin } from './replay-ports.ts';

/** The machines of the running shop, led along every transition that a browser can reach. */
export default defineConfig({
  testDir: '.',
  testMatch: 'machines/*.spec.ts',
  outputDir: '../../test-results/replay',
  fullyParallel: true,
  forbidOnly: true,
  ...leftOut,
  retries: 0,
  workers: 2,
  timeout: testLimit(),
  expect: { timeout: factLimit() },
  reporter: 'list',
  use: {
    baseURL: replayOrigin,
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    actionTimeout: factLimit(),
  },
  webServer: {
    command: 'node tests/replay/replay-shop.ts',
    cwd: '../..',
    url: `${replayOrigin}/readyz`,
    timeout: startLimit(),
    reuseExistingServer: process.env['REUSE_SHOP'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: factLimit() },
    stdout: 'pipe',
  },
});
