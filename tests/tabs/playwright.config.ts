import { defineConfig } from '@playwright/test';
import { wholeChromiumLaunch } from '../fixtures/chromium.ts';
import { factTimeout } from '../fixtures/browser-timeouts.ts';
import { leftOut } from '../extent.ts';

/** Apart from the journeys: these tests bring a shop of their own and need the whole machine for their twenty tabs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/tabs',
  forbidOnly: true,
  ...leftOut,
  // A test that passes only when repeated hides a fault of the shop.
  retries: 0,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: factTimeout },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: wholeChromiumLaunch, locale: 'en-US', actionTimeout: factTimeout },
});
