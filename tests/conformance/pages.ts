import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildPage } from '../../bridge-sdk/conformance/cli-page.ts';

/** Two origins that exist only in the browser of the tests. */
const origins = { page: 'http://kit.test', 'frame-host': 'http://host.test' } as const;

const built = path.resolve('test-results/conformance-pages');

export async function buildPages(): Promise<void> {
  for (const name of ['page', 'frame-host'] as const) await buildPage(name, path.join(built, name));
}

/** Shows what was built under its origin. */
export async function serve(context: BrowserContext): Promise<void> {
  for (const name of ['page', 'frame-host'] as const) {
    await context.route(`${origins[name]}/**`, (route) => {
      const file = new URL(route.request().url()).pathname.replace(/^\/$/, '/index.html');
      return route.fulfill({ path: path.join(built, name, file) });
    });
  }
}

/** Opens the kit in a frame of the reference host; `broken` names a way in which the host is broken. */
export async function openInFrame(page: Page, chosen = '', broken = '') {
  const kit = `${origins.page}/?${String(new URLSearchParams({ case: chosen }))}`;
  await page.goto(`${origins['frame-host']}/?${String(new URLSearchParams({ kit, broken }))}`);
  return page.frameLocator('iframe');
}

/** Opens the kit by itself, as a web view does. */
export async function openAlone(page: Page, chosen = ''): Promise<void> {
  await page.goto(`${origins.page}/?${String(new URLSearchParams({ case: chosen }))}`);
}
