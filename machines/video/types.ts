export interface VideoInput {
  /** By this name its group knows it. */
  readonly id: string;
  readonly isOnline: boolean;
}

export interface VideoContext extends VideoInput {
  /** Grows with every retry: another number is another loading of the file. */
  readonly attempt: number;
}

export type VideoEvent =
  | { readonly type: 'video.play' }
  | { readonly type: 'video.pause' }
  | { readonly type: 'video.retry' }
  | { readonly type: 'media.playing' }
  | { readonly type: 'media.progressed' }
  | { readonly type: 'media.waiting' }
  | { readonly type: 'media.paused' }
  | { readonly type: 'media.ended' }
  | { readonly type: 'media.failed' }
  | { readonly type: 'network.wentOffline' }
  /** Of several videos only the one that was started last has its turn. */
  | { readonly type: 'network.wentOnline'; readonly isTurn: boolean };

/** What the group receives when a video wants to be the one that plays. */
export interface VideoStarted {
  readonly type: 'video.started';
  readonly id: string;
}

export interface VideoDependencies {
  readonly playMedia: (id: string) => void;
  readonly pauseMedia: (id: string) => void;
}
