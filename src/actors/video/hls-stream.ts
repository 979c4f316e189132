import type { HlsConfig, LoadPolicy } from 'hls.js';

const second = 1_000;

/** One try each: whether there is another one is for the shopper to say. */
const once: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 10 * second,
    maxLoadTimeMs: 20 * second,
    timeoutRetry: null,
    errorRetry: null,
  },
};

const config: Partial<HlsConfig> = {
  // A worker would need a script of its own under the policy of the page; one short film does not.
  enableWorker: false,
  manifestLoadPolicy: once,
  playlistLoadPolicy: once,
  fragLoadPolicy: once,
};

/** True where segments can be fed to a video element by a script. */
export function playsHls(): boolean {
  return 'MediaSource' in window && MediaSource.isTypeSupported('video/mp4; codecs="avc1.42E01E"');
}

/** Feeds a stream to an element in browsers that cannot do so themselves. The library is loaded for this alone. */
export async function streamHls(
  element: HTMLVideoElement,
  src: string,
  ended: AbortSignal,
  failed: () => void,
): Promise<void> {
  try {
    const { default: Hls } = await import('hls.js/light');
    if (ended.aborted) return;
    const stream = new Hls(config);
    ended.addEventListener('abort', () => stream.destroy());
    stream.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) failed();
    });
    stream.loadSource(src);
    stream.attachMedia(element);
    await element.play();
  } catch (reason) {
    const isRefused = reason instanceof DOMException;
    if (!isRefused && !ended.aborted) failed();
  }
}
