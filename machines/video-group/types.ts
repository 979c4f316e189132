import type { ActorRefFrom } from 'xstate';
import type { videoMachine } from '../video/machine.ts';
import type { VideoStarted } from '../video/types.ts';

export interface VideoGroupInput {
  readonly isOnline: boolean;
}

export interface VideoGroupContext extends VideoGroupInput {
  readonly players: Readonly<Record<string, ActorRefFrom<typeof videoMachine>>>;
  /** The one that started last: no other one wants to play. */
  readonly leader: string | null;
}

export type VideoGroupEvent =
  | { readonly type: 'video.joined'; readonly id: string }
  | { readonly type: 'video.left'; readonly id: string }
  | VideoStarted
  | { readonly type: 'network.wentOffline' }
  | { readonly type: 'network.wentOnline' };
