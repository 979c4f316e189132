import type { CartLineRequest, LineSource, LocalCart } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';

interface LineQuantity {
  readonly id: string;
  readonly quantity: number;
}

/** What a shopper can do to the cart. Ids are line ids of the server for a member; for a guest an id is the key. */
export type CartCommand =
  | (LineSource & {
      readonly type: 'cart.add';
      /** 1, the default, adds to a line that is there; any other sets it. */
      readonly mode?: number;
      /** The other lines of its bundle: all are added or none. */
      readonly others?: readonly LineSource[];
    })
  | ({
      readonly type: 'cart.setQuantity';
      /** The other lines of its bundle, which change with it. */
      readonly others?: readonly LineQuantity[];
    } & LineQuantity)
  | { readonly type: 'cart.remove'; readonly ids: readonly string[] }
  | { readonly type: 'cart.select'; readonly keys: readonly string[]; readonly on: boolean };

/** A command of a member with whose and in which market it was given, and the key under which the server carries it out once. */
export interface QueuedCommand<Command extends CartCommand = CartCommand> {
  readonly account: string | null;
  readonly site: Site;
  readonly key: string;
  readonly command: Command;
}

export type AddCommand = Extract<CartCommand, { type: 'cart.add' }>;
/** Kept in storage until the server has answered, so that it outlives the session and the page. */
export type QueuedAddition = QueuedCommand<AddCommand>;

/** One try to merge, kept in storage until the server confirmed it, so that a lost reply cannot double quantities. */
export interface MergeAttempt {
  readonly account: string | null;
  readonly site: Site;
  readonly key: string;
  readonly lines: readonly CartLineRequest[];
}

/** The guest carts of all markets. */
export type LocalCarts = Readonly<Partial<Record<Site, LocalCart>>>;

export interface CartInput {
  readonly site: Site;
  readonly carts: LocalCarts;
  /** A new UUID; the keys of all commands are made of it. */
  readonly keySeed: string;
}

export interface CartContext {
  readonly site: Site;
  /** Whose cart it is; null for a guest. */
  readonly account: string | null;
  readonly keySeed: string;
  readonly keysMade: number;
  readonly carts: LocalCarts;
  /** The merge under way. */
  readonly attempt: MergeAttempt | null;
  readonly mergeRequested: boolean;
  /** Commands of a member, first one next. */
  readonly queue: readonly QueuedCommand[];
  /** Of each command that failed, the last one: given again, it goes out under its old key, for it may have arrived. */
  readonly failed: readonly QueuedCommand[];
  /** The number on the cart button. */
  readonly count: number;
}

export type CartEvent =
  | CartCommand
  | { readonly type: 'cart.opened' }
  /** Another tab wrote the guest carts. */
  | { readonly type: 'cart.changedElsewhere'; readonly carts: LocalCarts }
  | { readonly type: 'session.opened'; readonly accountId: string | null }
  | { readonly type: 'session.closed' }
  | { readonly type: 'market.changed'; readonly site: Site }
  | { readonly type: 'page.becameVisible' }
  | { readonly type: 'cart.countRequested' }
  | { readonly type: 'cart.countReceived' };

/** What the browser is notified of; the names with capitals are those of the specification. */
export type CartEmitted =
  | { readonly type: 'cart.added'; readonly command: AddCommand }
  /** The server refused them, did not answer, or the member left before; what was to be added is kept for the member then. */
  | { readonly type: 'cart.refused'; readonly commands: readonly CartCommand[] }
  | { readonly type: 'cartMerged' }
  | { readonly type: 'updateCartCount'; readonly count: number }
  | { readonly type: 'updateCartCountV2'; readonly count: number; readonly site: Site };

/** Every command to the server answers with the whole cart; the machine keeps only the sum of its quantities. */
export interface CartReply {
  readonly count: number;
}

/** Whose cart in which market. */
export type CartOwner = Pick<CartContext, 'account' | 'site'>;

type CommandEffect<Command extends CartCommand = CartCommand> = (
  queued: QueuedCommand<Command>,
  signal: AbortSignal,
) => Promise<CartReply>;

export interface CartDependencies {
  /**
   * The attempt kept for this account and market, else a new one of the lines that the browser keeps and no other account
   * may have got, under a new key and kept before it is returned; one for all tabs. Rejects where another tab merges or has merged.
   */
  readonly openMerge: (whose: CartOwner, signal: AbortSignal) => Promise<MergeAttempt>;
  /**
   * Sends the attempt under its key; sent again, it adds nothing. Rejects, too, where the answer comes behind another tab:
   * what this one would write of the carts may be out of date there.
   */
  readonly mergeCart: (attempt: MergeAttempt, signal: AbortSignal) => Promise<void>;
  /** The server has the lines: the kept attempt goes. */
  readonly forgetMerge: (attempt: MergeAttempt) => void;
  readonly fetchCount: (site: Site, signal: AbortSignal) => Promise<number>;
  readonly keepAddition: (addition: QueuedAddition) => void;
  /** The server has answered it. */
  readonly forgetAddition: (key: string) => void;
  /** What this account gave on an earlier page or in an earlier session, oldest first; nothing behind another tab, which sends it. */
  readonly readAdditions: (account: string | null) => readonly QueuedAddition[];
  readonly addLine: CommandEffect<AddCommand>;
  readonly updateLines: CommandEffect;
  readonly deleteLines: CommandEffect;
  readonly persistCarts: (carts: LocalCarts) => void;
  /** Server data about the cart is out of date. */
  readonly cartChanged: () => void;
  readonly commandRefused: (command: CartCommand, error: unknown) => void;
}
