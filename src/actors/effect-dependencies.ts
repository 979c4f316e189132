import type { QueryClient } from '@tanstack/react-query';
import type { MarketInfo } from '#machines/market/types.ts';
import type { NoticeContent } from '#machines/notice/types.ts';
import type { ShopClient } from '../api/client.ts';
import type { Gate } from '../api/gate.ts';
import type { RemoteLog } from '../api/remote-log.ts';
import type { CookieJar } from '../storage/cookies.ts';
import type { StoredIdentity } from '../storage/identity.ts';
import type { Store } from '../storage/store.ts';
import type { Tabs } from '../storage/tabs.ts';
import type { TokenVault } from '../storage/token-vault.ts';
import type { ShopBridge } from './bridge/shop-bridge.ts';

/** What the effects of the machines reach; a test gives its own. */
export interface EffectDependencies {
  readonly client: ShopClient;
  readonly gate: Gate;
  readonly store: Store;
  readonly jar: CookieJar;
  readonly vault: TokenVault;
  readonly tabs: Tabs;
  readonly data: QueryClient;
  readonly log: RemoteLog;
  /** To the app around the page, or to what the browser does instead. */
  readonly bridge: ShopBridge;
  /** What is done otherwise inside an app; undefined in a browser. */
  readonly inApp: AppEffects | undefined;
  /** Path prefix of the shop, '' at the root. */
  readonly base: string;
  /** True while the shopper sees this tab. */
  readonly isInFront: () => boolean;
  readonly notify: (notice: NoticeContent) => void;
  /** Opens a page of the shop. */
  readonly goTo: (href: string) => void;
}

/** What effects do otherwise inside an app. */
export interface AppEffects {
  readonly currentIdentity: (deps: EffectDependencies, signal: AbortSignal) => Promise<StoredIdentity | null>;
  /** Undefined for an app that does not know its market. */
  readonly marketOfApp: (deps: EffectDependencies, signal: AbortSignal) => Promise<MarketInfo | undefined>;
  /** False where this page has to open the address itself, by `openHere`. */
  readonly handOver: (deps: EffectDependencies, to: string, openHere: (to: string) => void) => boolean;
}
