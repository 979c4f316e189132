import type { LineSource } from '#rules/cart-lines.ts';

/** How urgent a notice is. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeContent {
  /** Notices of one key replace each other. */
  readonly key: string;
  readonly tone: NoticeTone;
  readonly text: string;
  /** Milliseconds on screen; 0 keeps it until it is closed. 1,500 by default. */
  readonly duration?: number;
  /** What was added to the cart, where the notice says that: it can be undone from there. */
  readonly undo?: { readonly label: string; readonly line: LineSource };
}

export interface NoticeInput {
  readonly id: string;
  readonly duration: number;
}

export type NoticeEvent =
  | { readonly type: 'notice.hold' }
  | { readonly type: 'notice.release' }
  | { readonly type: 'notice.close' };

/** What the stack receives when a notice has left the screen. */
export interface NoticeGone {
  readonly type: 'notice.gone';
  readonly id: string;
}
