import { expect, type Page } from '@playwright/test';

export interface AppOptions {
  /** What it answers, by command; to every other one with nothing. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The commands it refuses. */
  readonly refuses?: readonly string[];
  /** What it says about itself with its welcome. */
  readonly initial?: object;
  /** Hears everything and never says a word. */
  readonly isSilent?: boolean;
  /** Throws when it is spoken to. */
  readonly hasCrashed?: boolean;
}

export interface AppCall {
  readonly command: string;
  readonly params: unknown;
}

interface App {
  readonly calls: AppCall[];
  readonly answers: Record<string, unknown>;
  readonly channel: string;
  /** Gives the page a message as it is. */
  readonly say: (message: string) => void;
}

declare global {
  interface Window {
    testApp?: App;
  }
}

/** Puts the page into an app that speaks the real protocol through Android's port. Before the first page opens. */
export async function enterApp(page: Page, options: AppOptions = {}): Promise<void> {
  await page.addInitScript(({ answers = {}, refuses = [], initial, isSilent, hasCrashed }: AppOptions) => {
    // Frames inside the page are no pages of the app.
    if (window.parent !== window) return;
    type Port = { onmessage: ((message: { data: unknown }) => void) | null; postMessage: (text: string) => void };
    const app = { calls: [] as AppCall[], answers: { ...answers }, channel: '', say: (_: string) => undefined as void };
    const names = [
      ...['closePage', 'linkBrowser', 'updateAppTitle', 'updateRightButton', 'updateRightButtons', 'askToLogin'],
      ...['setDefaultInputMethod', 'passThrough', 'confirm', 'alert', 'notifyApp', 'getUserInfo', 'uploadMedia'],
      ...['getMarketInfo', 'applyChangeMarketInfo', 'getInitialAppData', 'hideAppOverlay'],
    ];
    const commands = Object.fromEntries(names.map((name) => [name, 1]));
    const port: Port = {
      onmessage: null,
      postMessage: (text) => {
        if (hasCrashed) throw new Error('The app has crashed');
        const { k, ch, id, cmd, params } = JSON.parse(text);
        const say = (fields: object) => {
          if (isSilent) return;
          setTimeout(() => app.say(JSON.stringify({ v: 1, ch, ...fields })));
        };
        if (k === 'hello') {
          app.channel = ch;
          const host = { platform: 'android', appVersion: '5.0.0' };
          say({ k: 'welcome', data: { protocol: 1, host, commands, ...(initial && { initial }) } });
        }
        if (k !== 'req') return;
        app.calls.push({ command: cmd, params });
        if (refuses.includes(cmd)) say({ k: 'res', id, ok: false, error: { code: 'HOST_ERROR' } });
        else if (cmd in app.answers) say({ k: 'res', id, ok: true, data: app.answers[cmd] });
        else if (!/^get|^confirm$|^upload/.test(cmd)) say({ k: 'res', id, ok: true });
        else say({ k: 'res', id, ok: false, error: { code: 'UNSUPPORTED' } });
      },
    };
    app.say = (message) => port.onmessage?.({ data: message });
    Object.assign(window, { testApp: app, LampyrisWebView: true, LampyrisNative: port });
  }, options);
}

/** The app has news for the page. Before the page has greeted it nobody would hear them. */
export async function appSends(page: Page, name: string, data: object): Promise<void> {
  await page.waitForFunction(() => window.testApp?.channel);
  await page.evaluate(
    ([event, content]) => {
      const app = window.testApp;
      app?.say(JSON.stringify({ v: 1, ch: app.channel, k: 'evt', name: event, data: content }));
    },
    [name, data] as const,
  );
}

/** Gives the page a message of anybody's making. */
export const sayRaw = (page: Page, message: string) => page.evaluate((text) => window.testApp?.say(text), message);

/** From now on the app answers so. */
export const appAnswers = (page: Page, command: string, answer: unknown) =>
  page.evaluate(
    ([name, data]) => {
      if (window.testApp) window.testApp.answers[name] = data;
    },
    [command, answer] as const,
  );

/** What this document has asked the app for, by one command. */
export const callsOf = (page: Page, command: string) =>
  page.evaluate(
    (name) => (window.testApp?.calls ?? []).filter((call) => call.command === name).map(({ params }) => params),
    command,
  );

/** Waits for the last thing that was asked for by one command. */
export async function expectAsked(page: Page, command: string, params: unknown): Promise<void> {
  await expect.poll(async () => (await callsOf(page, command)).at(-1), { message: command }).toEqual(params);
}

/** Tells the page that it is in front again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
