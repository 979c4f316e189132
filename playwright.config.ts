import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from './tests/fixtures/chromium.ts';
import { e2eOrigin } from './tests/fixtures/e2e-ports.ts';

const screens = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };

const browser = (width: keyof typeof screens, colorScheme: 'light' | 'dark'): Project => ({
  name: `chromium-${width}-${colorScheme}`,
  // What every screen and theme must do; how the shop behaves beside that is seen on one narrow and one wide screen, and
  // inside an app on the narrow one.
  testMatch:
    (width === 390) === (colorScheme === 'dark')
      ? new RegExp(`(journeys|pages|habits|simulator${width === 390 ? '|shell' : ''})/.*\\.spec\\.ts`)
      : /(journeys|pages)\/.*\.spec\.ts/,
  // What a browser has kept is read the same on every screen.
  testIgnore: width === 390 ? [] : /habits\/storage/,
  use: { viewport: screens[width], colorScheme, hasTouch: width === 390, isMobile: width === 390 },
});

/** Thousands of addresses in a moment: Chromium would hold them back. */
const hostile: Project['use'] = {
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--disable-ipc-flooding-protection'] },
};

const projects: Project[] = [
  { name: 'http', testMatch: /http\/.*\.spec\.ts/ },
  browser(390, 'light'),
  browser(390, 'dark'),
  browser(1280, 'light'),
  browser(1280, 'dark'),
  {
    name: 'hostile',
    testMatch: /hostile\/(fields|repeated-words|targets|secrets)\.spec\.ts/,
    use: { ...hostile, viewport: screens[390] },
  },
  {
    // Once more without the policy: nothing may need it.
    name: 'hostile-without-policy',
    testMatch: /hostile\/(repeated-words|words|typed|answers|documents)\.spec\.ts/,
    use: { ...hostile, viewport: screens[1280], bypassCSP: true },
  },
];

export default defineConfig({
  testDir: 'tests/e2e',
  // Emptied at the start of a run, so it is not the folder where other stages leave their reports.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when repeated hides a fault of the shop.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: e2eOrigin,
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    actionTimeout: 10_000,
    // Without the film: it costs more than the test.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects,
  webServer: {
    command: 'node tests/fixtures/e2e-shop.ts',
    url: `${e2eOrigin}/readyz`,
    timeout: 180_000,
    // While tests are written: `node tests/fixtures/e2e-shop.ts` in another terminal, and REUSE_SHOP=1 here.
    reuseExistingServer: process.env['REUSE_SHOP'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
