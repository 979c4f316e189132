import type { BridgeCallDependencies } from '../bridge-call/types.ts';
import type { BridgeHostInput, HostEvent } from '../bridge-host/types.ts';
import type { CartDependencies, CartInput, LocalCarts } from '../cart/types.ts';
import type { MarketChanged, MarketDependencies, MarketInput } from '../market/types.ts';
import type { NavigationDependencies, NavigationInput } from '../navigation/types.ts';
import type { NoticeContent } from '../notice/types.ts';
import type { PagePlace, PageTimeDependencies, PageTimeInput } from '../page-time/types.ts';
import type { SessionDependencies, SessionNotification } from '../session/types.ts';
import type { ThemeDependencies, ThemeInput } from '../theme/types.ts';
import type { TokenRefreshAnswer, TokenRefreshDependencies } from '../token-refresh/types.ts';

export interface AppInput {
  readonly market: MarketInput;
  readonly cart: CartInput;
  readonly theme: ThemeInput;
  readonly navigation: NavigationInput;
  readonly pageTime: PageTimeInput;
  readonly bridgeHost: BridgeHostInput;
  /** Shown while the network is gone; texts live outside the machines. */
  readonly offlineText: string;
}

export type AppContext = AppInput;

/** Facts of the world. Commands of the shopper go straight to the machine they are for, by its systemId. */
export type ExternalEvent =
  | { readonly type: 'page.becameVisible' }
  | { readonly type: 'page.becameHidden' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.entered'; readonly page: PagePlace }
  | { readonly type: 'history.changed'; readonly path: string }
  | { readonly type: 'network.wentOffline' }
  | { readonly type: 'network.wentOnline' }
  | { readonly type: 'api.unauthorized'; readonly token: string; readonly path: string }
  /** Another tab wrote the identity. */
  | { readonly type: 'storage.changed' }
  /** Another tab wrote the guest carts. */
  | { readonly type: 'cart.changedElsewhere'; readonly carts: LocalCarts }
  | { readonly type: 'notice.show'; readonly notice: NoticeContent }
  | HostEvent;

/** What the children send for the root to pass on. */
export type ChildNotification = SessionNotification | TokenRefreshAnswer | MarketChanged;

export type AppEvent = ExternalEvent | ChildNotification;

export interface AppDependencies {
  readonly session: SessionDependencies;
  readonly tokenRefresh: TokenRefreshDependencies;
  readonly market: MarketDependencies;
  readonly cart: CartDependencies;
  readonly theme: ThemeDependencies;
  readonly navigation: NavigationDependencies;
  readonly pageTime: PageTimeDependencies;
  readonly bridgeHost: BridgeCallDependencies;
  /** An effect of a machine threw, or the machine stopped on an error; both are faults of ours. */
  readonly reportCrash: (actor: string, error: unknown) => void;
}
