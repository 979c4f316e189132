import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createShopClient } from '../api/client.ts';
import { createGate } from '../api/gate.ts';
import { createRemoteLog } from '../api/remote-log.ts';
import { createStore } from '../storage/store.ts';
import { createTokenVault } from '../storage/token-vault.ts';
import type { ShopBridge } from './bridge/shop-bridge.ts';
import type { EffectDependencies } from './effect-dependencies.ts';

/** Of a browser whose stand-ins nobody needs here. */
const noBridge: ShopBridge = {
  isNative: false,
  call: () => Promise.reject(new Error('unused')),
  mention: () => undefined,
  take: () => [],
};

/** What effects are made of: a shop that answers, and what was asked of it. */
export function fakeDependencies(answer: (request: Request) => unknown = () => ({})) {
  const sent: Request[] = [];
  // A browser that blocks storage: everything holds in memory.
  const store = createStore({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    onForeignChange: () => undefined,
  });
  const client = createShopClient((request) => {
    sent.push(request.clone());
    return Promise.resolve(Response.json({ status: 200, serverTime: 1, data: answer(request) }));
  }, 'https://shop.test');
  const notify = vi.fn();
  const deps: EffectDependencies = {
    client,
    gate: createGate(),
    store,
    jar: { cookie: '' },
    vault: createTokenVault({}),
    tabs: { notify: vi.fn(), listen: () => undefined },
    data: new QueryClient(),
    log: createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 }),
    base: '',
    bridge: noBridge,
    inApp: undefined,
    notify,
    isInFront: () => true,
    goTo: () => undefined,
  };
  return { deps, store, sent, notify };
}
