import type { VideoEvent } from '#machines/video/types.ts';
import { playsHls, streamHls } from './hls-stream.ts';

export interface MediaSource {
  readonly src: string;
  readonly type: string;
}

export type MediaReport = Extract<VideoEvent['type'], `media.${string}`>;

interface Following {
  /** Seconds at which it starts. */
  readonly from: number;
  readonly moved: (position: number) => void;
  readonly report: (type: MediaReport) => void;
}

const hls = 'application/vnd.apple.mpegurl';

/** The first source that this browser can play, by itself or with our help. */
export function playable(sources: readonly MediaSource[], canPlay: (type: string) => boolean): MediaSource | undefined {
  return sources.find(({ type }) => canPlay(type) || (type === hls && playsHls()));
}

/** Plays the first source that works in an element and tells what happens; the answer lets go of the element. */
export function followMedia(
  element: HTMLVideoElement,
  sources: readonly MediaSource[],
  { from, moved, report }: Following,
): () => void {
  const ended = new AbortController();
  const on = (event: keyof HTMLMediaElementEventMap, listener: () => void) => {
    element.addEventListener(event, listener, { signal: ended.signal });
  };
  // Events arrive late: an element that was asked to pause meanwhile does not play.
  on('playing', () => element.paused || report('media.playing'));
  on('pause', () => report(element.ended ? 'media.ended' : 'media.paused'));
  on('waiting', () => report('media.waiting'));
  on('progress', () => report('media.progressed'));
  on('ended', () => report('media.ended'));
  on('error', () => report('media.failed'));
  on('timeupdate', () => moved(element.currentTime));
  on('loadedmetadata', () => {
    if (from > 0 && from < element.duration) element.currentTime = from;
  });

  const canPlay = (type: string) => element.canPlayType(type) !== '';
  const source = playable(sources, canPlay);
  if (!source) report('media.failed');
  else if (source.type === hls && !canPlay(hls)) {
    void streamHls(element, source.src, ended.signal, () => report('media.failed'));
  } else element.src = source.src;
  element.play().catch((reason: unknown) => {
    // A browser may want a tap of its own; for every other reason the element sends an event.
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') report('media.paused');
  });

  return () => {
    ended.abort();
    element.pause();
    element.removeAttribute('src');
    element.load();
  };
}
