import type { Page } from '@playwright/test';

/** Puts the page into a native shell that listens and says nothing by itself. Before the page opens. */
export async function enterShell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { LampyrisWebView: true, LampyrisNative: { postMessage: () => undefined, onmessage: null } });
  });
}

/** The shell has news for the page. */
export async function shellTells(page: Page, name: string, data: object): Promise<void> {
  await page.evaluate(
    (message) => {
      const shell: unknown = Reflect.get(window, 'LampyrisNative');
      const hear: unknown = Reflect.get(Object(shell), 'onmessage');
      if (typeof hear !== 'function') throw new Error('The page does not listen to its shell');
      hear({ data: message });
    },
    JSON.stringify({ v: 1, k: 'evt', name, data }),
  );
}
