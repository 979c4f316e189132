import { useState } from 'react';
import type { Picture } from '../components/image-box/image-box.tsx';
import { VideoPlayer, type VideoPhase } from '../components/video-player/video-player.tsx';

const phases: Readonly<Record<string, VideoPhase>> = {
  playing: 'playing',
  pause: 'paused',
  ended: 'ended',
  error: 'failed',
};

/** A video player that is driven by events of its element; in the shop a machine drives it. */
export function Film({ src, poster, title }: { src: string; poster: Picture; title: string }) {
  const [{ phase, attempt }, setDrive] = useState<{ phase: VideoPhase; attempt: number }>({
    phase: 'poster',
    attempt: 0,
  });
  const load = () => setDrive({ phase: 'loading', attempt: attempt + 1 });
  const attach = (element: HTMLVideoElement) => {
    const listening = new AbortController();
    for (const [event, next] of Object.entries(phases)) {
      const hear = () => setDrive((drive) => ({ ...drive, phase: next }));
      element.addEventListener(event, hear, { signal: listening.signal });
    }
    element.src = src;
    element.autoplay = true;
    return () => {
      listening.abort();
      element.removeAttribute('src');
    };
  };
  return (
    <VideoPlayer
      control={{ phase, attempt, onPlay: load, onRetry: load, attach }}
      title={title}
      poster={poster}
      sizes="640px"
      ratio="330:300"
      playLabel="Play the film"
      loadingLabel="Loading the film"
    />
  );
}
