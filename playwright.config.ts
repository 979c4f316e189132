import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch } from './tests/fixtures/chromium.ts';
import { e2eOrigin } from './tests/fixtures/e2e-ports.ts';
import { leftOut, share } from './tests/extent.ts';
import { factLimit, startLimit, testLimit } from './tests/limits.ts';

const screens = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };

/** Habits that the narrow screen alone has; with `npm test` a slow device is a phone, too. */
const narrowHabits = share < 1 ? 'storage|narrow-screens|taken-over' : 'storage|narrow-screens';
const wide = new RegExp(String.raw`(pages|journeys|habits(?!/(?:${narrowHabits}))|simulator/tool).*\.spec\.ts`);

/**
 * Every page is looked at on both screens in both themes. Journeys and habits take one narrow and one wide screen with
 * the other theme; what is alike on every screen, and the shop inside an app, the narrow one alone.
 */
const seenOn = (width: keyof typeof screens, colorScheme: 'light' | 'dark'): RegExp => {
  if ((width === 390) === (colorScheme === 'light')) return /pages\/.*\.spec\.ts/;
  if (width === 390) return /(pages|journeys|simulator|shell)\/.*\.spec\.ts/;
  return wide;
};

/**
 * With `npm test` journeys are made by somebody who asks for less motion: what moves costs a quarter of the processor's time
 * and changes no journey. Habits keep it, and so does everything with `npm run test:all`.
 */
const calm: Project['use'] = share < 1 ? { contextOptions: { reducedMotion: 'reduce' } } : {};

const screen = (width: keyof typeof screens, colorScheme: 'light' | 'dark'): NonNullable<Project['use']> => ({
  viewport: screens[width],
  colorScheme,
  hasTouch: width === 390,
  isMobile: width === 390,
});

const browser = (width: keyof typeof screens, colorScheme: 'light' | 'dark'): Project => ({
  name: `chromium-${width}-${colorScheme}`,
  testMatch: seenOn(width, colorScheme),
  use: { ...screen(width, colorScheme), ...calm },
});

/** Thousands of addresses in a moment: Chromium would hold them back. */
const hostile: Project['use'] = {
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--disable-ipc-flooding-protection'] },
  ...calm,
};

const projects: Project[] = [
  { name: 'http', testMatch: /http\/.*\.spec\.ts/ },
  browser(390, 'light'),
  browser(390, 'dark'),
  { name: 'habits-390-dark', testMatch: /habits\/(?!storage-states).*\.spec\.ts/, use: screen(390, 'dark') },
  browser(1280, 'light'),
  browser(1280, 'dark'),
  {
    name: 'hostile',
    testMatch: /hostile\/(fields|repeated-words|secrets)\.spec\.ts/,
    use: { ...hostile, viewport: screens[390] },
  },
  {
    // Very many cases each: `npm test` takes a tenth of them.
    name: 'sweeps',
    testMatch: /(habits\/storage-states|hostile\/targets)\.spec\.ts/,
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
  ...leftOut,
  // A test that passes only when repeated hides a fault of the shop.
  retries: 0,
  workers: 2,
  timeout: testLimit(),
  expect: { timeout: factLimit() },
  reporter: 'list',
  use: {
    baseURL: e2eOrigin,
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    // The room on the home page follows the sun of a time zone; this one has none.
    timezoneId: 'UTC',
    actionTimeout: factLimit(),
  },
  projects,
  webServer: {
    command: 'node tests/fixtures/e2e-shop.ts',
    url: `${e2eOrigin}/readyz`,
    timeout: startLimit(),
    // While tests are written: `node tests/fixtures/e2e-shop.ts` in another terminal, and REUSE_SHOP=1 here.
    reuseExistingServer: process.env['REUSE_SHOP'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: factLimit() },
    stdout: 'pipe',
  },
});
