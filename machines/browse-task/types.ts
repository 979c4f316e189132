/** One product that is looked at for a task. Times are milliseconds. */
export interface BrowseTaskInput {
  readonly taskId: string;
  readonly targetId: string;
  /** How long it has to be visible. */
  readonly neededMs: number;
  /** Nobody looks at the page yet. */
  readonly hidden: boolean;
}

export interface BrowseTaskContext extends BrowseTaskInput {
  readonly visibleMs: number;
  /** Of the visit that the server times. */
  readonly nonce: string | null;
}

/** `counted`: this product counts; `over`: the task asks for no more products. */
export type StartReply =
  | { readonly kind: 'started'; readonly nonce: string }
  | { readonly kind: 'counted' }
  | { readonly kind: 'over' };

/** `early`: by the clock of the server it was too short; `gone`: another visit has ended this one. */
export type HandInReply = 'counted' | 'early' | 'gone';

export interface HandIn {
  readonly taskId: string;
  readonly targetId: string;
  readonly nonce: string;
  readonly visibleMs: number;
}

export type BrowseTaskEvent =
  /** Another part of a second has passed on a visible page. */
  | { readonly type: 'clock.ticked'; readonly ms: number }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.becameVisible' }
  | { readonly type: 'task.retry' };

export interface BrowseTaskDependencies {
  readonly start: (visit: Pick<HandIn, 'taskId' | 'targetId'>, signal: AbortSignal) => Promise<StartReply>;
  readonly handIn: (visit: HandIn, signal: AbortSignal) => Promise<HandInReply>;
  /** Reports what has passed since the last report; returns how to stop it. */
  readonly tick: (onTick: (ms: number) => void) => () => void;
  /** The product counts: whatever shows the task is to be read again. */
  readonly taskChanged: () => void;
}
