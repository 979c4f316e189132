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
  noteOldApp,
  readInitialData,
  askInApp,
  currentIdentity,
  marketOfApp,
  handOver,
} as const;

export type Engine = typeof engine;
