import type { ActorRefFrom, AnyActor } from 'xstate';
import type { appMachine } from '#machines/app/machine.ts';
import type { cartMachine } from '#machines/cart/machine.ts';
import type { dialogsMachine } from '#machines/dialogs/machine.ts';
import type { marketMachine } from '#machines/market/machine.ts';
import type { navigationMachine } from '#machines/navigation/machine.ts';
import type { notificationsMachine } from '#machines/notifications/machine.ts';
import type { pageSkeletonMachine } from '#machines/page-skeleton/machine.ts';
import type { sessionMachine } from '#machines/session/machine.ts';
import type { themeMachine } from '#machines/theme/machine.ts';
import type { SlowRequestMonitor } from '../api/slow-requests.ts';
import type { Additions } from './added/types.ts';
import type { Asked, Question } from './dialogs/ask.ts';
import type { Bearer } from './session/bearer.ts';
import type { ShopBridge } from './bridge/shop-bridge.ts';

/** Shows an actor, its children and all that happens to them to the developer. */
export type Watch = (actor: AnyActor) => void;

/** The long-lived machines of one browser, as the app reaches them. */
/** `history` is back or forward: the browser restores the scroll position then. */
export type Move = 'push' | 'replace' | 'history';

export interface Actors {
  readonly app: ActorRefFrom<typeof appMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly market: ActorRefFrom<typeof marketMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly theme: ActorRefFrom<typeof themeMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
  readonly dialogs: ActorRefFrom<typeof dialogsMachine>;
  /** Puts a question to the shopper. A component that may go before the answer uses `useAsk`. */
  readonly ask: (question: Question) => Asked;
  readonly additions: Additions;
  readonly bearer: Bearer;
  readonly bridge: ShopBridge;
  /** Sends the requests of the shop from now on, and knows which of them take long. */
  readonly calls: SlowRequestMonitor;
  /** A skeleton for one route entry, not started yet. */
  readonly newSkeleton: () => ActorRefFrom<typeof pageSkeletonMachine>;
  /** Only in development. */
  readonly watch: Watch | undefined;
  /** How the address changed last. */
  readonly lastMove: () => Move;
}
