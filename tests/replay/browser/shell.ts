import type { Page } from '@playwright/test';

/** Puts the page into a native shell that can do nothing, says so, and brings news. Before the page opens. */
export async function enterShell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shell = {
      channel: '',
      onmessage: (_: { data: string }): void => undefined,
      postMessage: (text: string) => {
        const { k, ch } = JSON.parse(text);
        if (k !== 'hello') return;
        shell.channel = ch;
        const data = { protocol: 1, host: { platform: 'replay', appVersion: '1' }, commands: {} };
        shell.onmessage({ data: JSON.stringify({ v: 1, ch, k: 'welcome', data }) });
      },
    };
    Object.assign(window, { LampyrisWebView: true, LampyrisNative: shell });
  });
}

/** The shell has news for the page. */
export async function shellSends(page: Page, name: string, data: object): Promise<void> {
  await page.evaluate(
    (message) => {
      const shell: unknown = Reflect.get(window, 'LampyrisNative');
      const hear: unknown = Reflect.get(Object(shell), 'onmessage');
      if (typeof hear !== 'function') throw new Error('The page does not listen to its shell');
      hear({ data: JSON.stringify({ ...message, ch: Reflect.get(Object(shell), 'channel') }) });
    },
    { v: 1, k: 'evt', name, data },
  );
}
