// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shellNames } from '#bridge-sdk/src/shell-names.ts';
import { createShopClient } from '../../api/client.ts';
import { createStore } from '../../storage/store.ts';
import { openInApp } from './app-fixture.ts';
import { connect } from './connect.ts';
import { loadEngineInApp } from './load-engine.ts';
import { noteOldApp } from './old-app.ts';

const { documentElement } = document;
const page = { ask: () => Promise.resolve(false), onUnknownMessage: () => undefined };

/** Opens the page as the entry does: the engine first, where the script of the head has left its mark. */
async function open() {
  const store = createStore({ area: () => window.localStorage, onForeignChange: () => undefined });
  const client = createShopClient(() => Promise.reject<Response>(new TypeError('offline')), 'https://shop.test');
  const engine = await loadEngineInApp();
  return { engine, ...connect({ store, client, base: '' }, page, () => undefined, engine) };
}

beforeEach(() => documentElement.removeAttribute('data-embedded'));
afterEach(() => vi.unstubAllGlobals());

describe('an app', () => {
  const ask = (versions: readonly string[], oldest: string) => {
    const meta = document.head.appendChild(document.createElement('meta'));
    Object.assign(meta, { name: 'oldest-app', content: oldest });
    window.localStorage.clear();
    const { app, bridge } = openInApp();
    const store = createStore({ area: () => window.localStorage, onForeignChange: () => undefined });
    const questions: string[] = [];
    noteOldApp(bridge, store, (question) => questions.push(JSON.stringify(question)));
    for (const appVersion of versions) app.emit('hostData', { appVersion });
    meta.remove();
    return questions;
  };

  test('older than the shop needs has its shopper asked for an update, once for each version [S5.version.01]', () => {
    const questions = ask(['5.1.9', '5.1.9', '5.1.9b', '5.2.0', '5.10.0'], '5.2.0');
    expect(questions).toEqual([
      expect.stringMatching(
        /^{"kind":"alert","message":"Your Lampyris app is version 5\.1\.9, but the shop needs 5\.2\.0\.[^"]*"}$/,
      ),
      expect.stringContaining('5.1.9b,'),
    ]);
  });

  test('is never too old where the shop names no version', () => {
    expect(ask(['0.1'], '')).toEqual([]);
  });
});

describe('a page', () => {
  test('in a browser loads no engine and has no app', async () => {
    const { engine, shop, app } = await open();
    expect([engine, app, shop.isNative]).toEqual([undefined, undefined, false]);
  });

  test('inside an app has the engine before anything is sent', async () => {
    documentElement.toggleAttribute('data-embedded', true);
    vi.stubGlobal(shellNames.flag, true);
    vi.stubGlobal(shellNames.call, { postMessage: () => undefined });
    const { engine, shop, app } = await open();
    expect([app?.engine, shop.isNative]).toEqual([engine, true]);
    expect(documentElement.hasAttribute('data-embedded')).toBe(true);
    app?.bridge.close();
  });

  test('that looks like one inside an app, with nobody who answers to it, goes on as in a browser', async () => {
    documentElement.toggleAttribute('data-embedded', true);
    const { engine, shop, app } = await open();
    expect([engine === undefined, app, shop.isNative]).toEqual([false, undefined, false]);
    expect(documentElement.hasAttribute('data-embedded')).toBe(false);
    // The engine is here already and does what a browser alone cannot.
    await expect(shop.call('setDefaultInputMethod', { mode: 'resize' })).rejects.toMatchObject({ code: 'CLOSED' });
  });
});
