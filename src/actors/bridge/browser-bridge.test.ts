// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { browserFallbacks, pageEventKey } from '#bridge-sdk/browser/browser-fallbacks.ts';
import { contract, createBridge, type Caller } from '#bridge-sdk/src/index.ts';
import { openBrowserBridge } from './browser-bridge.ts';

/** A page in a browser, with the storage it writes and the page events it dispatches. */
function openPage(engine?: Caller) {
  const values = new Map<string, string>();
  const store = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const dispatched: [name: string, detail: unknown][] = [];
  const dispatchEvent = (event: Event) => {
    dispatched.push([event.type, event instanceof CustomEvent ? event.detail : undefined]);
    return true;
  };
  const view = Object.assign(Object.create(null), { CustomEvent, dispatchEvent, document: { title: '' } });
  const loadEngine = vi.fn(() => (engine ? Promise.resolve(engine) : Promise.reject(new Error('not loaded'))));
  const ports = { view, store, navigate: () => undefined };
  return { ports, view, values, dispatched, loadEngine, bridge: openBrowserBridge(ports, loadEngine) };
}

/** What is stored under each key, whatever the order of its fields. */
const stored = (values: ReadonlyMap<string, string>) => [...values].map(([key, text]) => [key, JSON.parse(text)]);

/** Each command that the shop sends in a browser. */
const commands = [
  ['updateAppTitle', { title: 'Garden' }],
  ['updateRightButton', { count: 2 }],
  ['updateRightButton', {}],
  ['updateRightButtons', { buttons: [{ type: 4 }, { icons: ['cart'], count: 1 }] }],
  ['askToLogin', { returnTo: '/account' }],
  ['askToLogin', {}],
  ['hideAppOverlay', {}],
  ['notifyApp', { name: 'updateCartCount', data: 3 }],
] as const;

describe('the bridge of a browser', () => {
  test.each(commands)(
    'does %s %j as the fallbacks of the engine do it, without the engine',
    async (command, params) => {
      const page = openPage();
      const reference = openPage();
      const engine = createBridge({ contract, fallbacks: browserFallbacks(reference.ports) });
      expect(await Reflect.apply(page.bridge.call, undefined, [command, params])).toBeUndefined();
      await Reflect.apply(engine.call, undefined, [command, params]);
      expect(page.dispatched.length).toBeGreaterThan(0);
      expect(page.dispatched).toEqual(reference.dispatched);
      expect(stored(page.values)).toEqual(stored(reference.values));
      expect(page.view.document.title).toBe(reference.view.document.title);
      expect(page.loadEngine).not.toHaveBeenCalled();
    },
  );

  test('keeps what a page event says for parts that load later [S4.host.02]', async () => {
    const { bridge, values } = openPage();
    await bridge.call('updateAppTitle', { title: 'Garden' });
    expect(JSON.parse(values.get(pageEventKey('webTitleChange')) ?? '')).toEqual({ title: 'Garden' });
  });

  test('allows every choice of market and keeps none', async () => {
    const { bridge, values, loadEngine } = openPage();
    expect(await bridge.call('applyChangeMarketInfo', { market: 'GB' })).toBeUndefined();
    expect([values.size, loadEngine.mock.calls.length]).toEqual([0, 0]);
  });

  test('asks the engine for every other command, and loads it once', async () => {
    const reference = openPage();
    const { bridge, loadEngine } = openPage(createBridge({ contract, fallbacks: browserFallbacks(reference.ports) }));
    expect(await bridge.call('setDefaultInputMethod', { mode: 'resize' })).toEqual({ applied: false });
    await bridge.call('passThrough', { requestCode: 'A', data: 1 });
    expect([...reference.values]).toEqual([['passThrough:A', '1']]);
    expect(loadEngine).toHaveBeenCalledOnce();
  });

  test('has no app: no event waits, and a command that is only mentioned fails in silence', async () => {
    const { bridge, loadEngine } = openPage();
    expect([bridge.isNative, bridge.take('hostNotification', '/home')]).toEqual([false, []]);
    bridge.mention('closePage');
    await expect.poll(() => loadEngine).toHaveBeenCalledOnce();
  });
});
