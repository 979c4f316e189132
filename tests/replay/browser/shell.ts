import { expect, type Page } from '@playwright/test';
import { intervals } from './polling.ts';

/**
 * Puts the page into a native shell that can do nothing, says so, and brings news. Before the page opens.
 * @param questions commands that it knows; it answers when the replay does
 */
export async function enterShell(page: Page, questions: readonly string[] = []): Promise<void> {
  await page.addInitScript((commandNames) => {
    const shell = {
      channel: '',
      questions: {} as Record<string, string>,
      onmessage: (_: { data: string }): void => undefined,
      postMessage: (text: string) => {
        const { k, ch, cmd, id } = JSON.parse(text);
        if (k === 'req') shell.questions[cmd] = id;
        if (k !== 'hello') return;
        shell.channel = ch;
        const commands = Object.fromEntries(commandNames.map((command) => [command, 1]));
        const data = { protocol: 1, host: { platform: 'replay', appVersion: '1' }, commands };
        shell.onmessage({ data: JSON.stringify({ v: 1, ch, k: 'welcome', data }) });
      },
    };
    Object.assign(window, { LampyrisWebView: true, LampyrisNative: shell });
  }, questions);
}

/** Waits for the newest question of the page about a command, and answers it. */
export async function shellAnswers(
  page: Page,
  command: string,
  answer:
    | { readonly ok: true; readonly data: object }
    | { readonly ok: false; readonly error: { readonly code: string } },
): Promise<void> {
  const idOf = () =>
    page.evaluate((name) => {
      const questions: unknown = Reflect.get(Object(Reflect.get(window, 'LampyrisNative')), 'questions');
      return String(Reflect.get(Object(questions), name) ?? '');
    }, command);
  await expect.poll(idOf, { message: `the page asks its shell: ${command}`, intervals }).not.toBe('');
  await shellWrites(page, { k: 'res', id: await idOf(), ...answer });
}

/** The shell has news for the page. */
export const shellSends = (page: Page, name: string, data: object): Promise<void> =>
  shellWrites(page, { k: 'evt', name, data });

async function shellWrites(page: Page, message: object): Promise<void> {
  await page.evaluate(
    (written) => {
      const shell: unknown = Reflect.get(window, 'LampyrisNative');
      const hear: unknown = Reflect.get(Object(shell), 'onmessage');
      if (typeof hear !== 'function') throw new Error('The page does not listen to its shell');
      hear({ data: JSON.stringify({ ...written, ch: Reflect.get(Object(shell), 'channel') }) });
    },
    { v: 1, ...message },
  );
}
