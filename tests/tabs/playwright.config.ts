import { defineConfig } from '@playwright/test';
import { wholeChromiumLaunch } from '../fixtures/chromium.ts';
import { leftOut } from '../extent.ts';
import { factLimit, testLimit } from '../limits.ts';

/** Apart from the journeys: these tests bring a shop of their own and need the whole machine for their twenty tabs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/tabs',
  forbidOnly: true,
  ...leftOut,
  // A test that passes only when repeated hides a fault of the shop.
  retries: 0,
  workers: 1,
  timeout: testLimit(),
  expect: { timeout: factLimit() },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: wholeChromiumLaunch, locale: 'en-US', actionTimeout: factLimit() },
});
