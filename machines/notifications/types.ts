import type { ActorRefFrom } from 'xstate';
import type { noticeMachine } from '../notice/machine.ts';
import type { NoticeContent, NoticeGone } from '../notice/types.ts';

export interface NoticeItem {
  readonly id: string;
  readonly content: NoticeContent;
  readonly ref: ActorRefFrom<typeof noticeMachine>;
}

export interface NotificationsContext {
  /** On screen, oldest first. */
  readonly visible: readonly NoticeItem[];
  /** Waiting for a place, oldest first. */
  readonly waiting: readonly NoticeContent[];
  readonly posted: number;
}

export type NotificationsEvent =
  | { readonly type: 'notice.show'; readonly notice: NoticeContent }
  | { readonly type: 'notice.withdraw'; readonly key: string }
  | NoticeGone;
