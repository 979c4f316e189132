// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shellNames } from '#bridge-sdk/src/shell-names.ts';
import { createShopClient } from '../../api/client.ts';
import { createStore } from '../../storage/store.ts';
import { connect } from './connect.ts';
import { loadEngineInApp } from './load-engine.ts';

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
