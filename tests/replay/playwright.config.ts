import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../fixtures/chromium.ts';
import { factTimeout, testTimeout } from '../fixtures/browser-timeouts.ts';
import { leftOut } from '../extent.ts';
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
  timeout: testTimeout,
  expect: { timeout: factTimeout },
  reporter: 'list',
  use: {
    baseURL: replayOrigin,
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    actionTimeout: factTimeout,
  },
  webServer: {
    command: 'node tests/replay/replay-shop.ts',
    cwd: '../..',
    url: `${replayOrigin}/readyz`,
    timeout: 120_000,
    reuseExistingServer: process.env['REUSE_SHOP'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
