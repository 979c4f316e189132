import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../fixtures/chromium.ts';
import { leftOut } from '../extent.ts';
import { factLimit, testLimit } from '../limits.ts';

/** Apart from the journeys: the conformance kit needs no shop, only a page and a host around it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/conformance',
  forbidOnly: true,
  ...leftOut,
  // A test that passes only when repeated hides a fault of the kit.
  retries: 0,
  workers: 1,
  timeout: testLimit(),
  expect: { timeout: factLimit() },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: chromiumLaunch, locale: 'en-US', actionTimeout: factLimit() },
});
