import type { ActorRefFrom } from 'xstate';
import type { bridgeHostMachine } from '#machines/bridge-host/machine.ts';
import type { Bridge } from '#bridge-sdk/src/index.ts';
import { bridgeSlots } from '../../storage/bridge-slots.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { openBrowserBridge } from './browser-bridge.ts';
import type { Engine } from './engine.ts';
import { loadEngine } from './load-engine.ts';
import type { Page } from './open-bridge.ts';
import type { ShopBridge } from './shop-bridge.ts';

export interface Connection {
  readonly shop: ShopBridge;
  /** The app around the page with the code that speaks to it; undefined in a browser. */
  readonly app: { readonly bridge: Bridge; readonly engine: Engine } | undefined;
}

/**
 * Connects the shop to the app around the page, once per document, or to what a browser does instead.
 * @param engine loaded where the page may be inside an app; whether it is, only the engine can tell
 */
export function connect(
  environment: Pick<EffectDependencies, 'store' | 'base' | 'client'>,
  page: Page,
  host: () => ActorRefFrom<typeof bridgeHostMachine> | undefined,
  engine: Engine | undefined,
): Connection {
  const bridge = engine?.openBridge(environment, page);
  if (engine && bridge?.mode === 'native') return { shop: engine.callsThrough(bridge, host), app: { bridge, engine } };

  const openInBrowser = async () => {
    const { openBridge, callsThrough } = await loadEngine();
    return callsThrough(bridge ?? openBridge(environment, page), host);
  };
  const ports = { view: window, store: bridgeSlots(environment.store) };
  return { shop: openBrowserBridge(ports, openInBrowser), app: undefined };
}
