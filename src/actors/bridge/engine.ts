import type { Bridge } from '#bridge-sdk/src/index.ts';
import type { Actors } from '../actors.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { askInApp } from './ask-in-app.ts';
import { callsThrough } from './calls.ts';
import { currentIdentity } from './current-identity.ts';
import { handOver } from './handed-over.ts';
import { listenToHost } from './host-news.ts';
import { readInitialData } from './initial-data.ts';
import { marketOfApp } from './market-of-app.ts';
import { noteOldApp } from './old-app.ts';
import { openBridge } from './open-bridge.ts';

/** The bridge of `@lampyris/bridge-sdk` and all that the shop does with an app only. A browser does not load it. */
export const engine = {
  openBridge,
  callsThrough,
  listenToHost,
  /** Once the machines run: what the app knows is taken over, and what the app lacks is said. */
  begin(bridge: Bridge, actors: Pick<Actors, 'theme' | 'app' | 'ask'>, deps: EffectDependencies): void {
    noteOldApp(bridge, deps.store, actors.ask);
    void readInitialData(actors, deps);
  },
  askInApp,
  currentIdentity,
  marketOfApp,
  handOver,
} as const;

export type Engine = typeof engine;
