import { useEffect, useEffectEvent, useRef, useState } from 'react';

const protocol = 'lampyris.three-ds.1';
const firstHeight = 600;

type Fields = Partial<Record<string, unknown>>;

export type ChallengeNotice = { readonly type: 'height'; readonly height: number } | { readonly type: 'done' };

/** Reads a notice of the bank's page. Its outcome is a hint only, so it is not even read: the server knows. */
function readChallengeNotice(data: unknown): ChallengeNotice | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol: spoken, type, height }: Fields = { ...data };
  if (spoken !== protocol) return undefined;
  if (type === 'done') return { type };
  return type === 'height' && typeof height === 'number' && height > 0 && height < 2_000 ? { type, height } : undefined;
}

/** The page of the bank inside its frame; `onDone` when the bank has finished with the shopper. */
export function useChallenge(address: string, theme: 'light' | 'dark', onDone: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const [src] = useState(() => {
    const url = new URL(address);
    url.searchParams.set('theme', theme);
    return url.href;
  });
  const { origin } = new URL(address);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const notice = readChallengeNotice(event.data);
      if (notice?.type === 'height') setHeight(notice.height);
      if (notice?.type === 'done') done();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  return { ref: frame, src, height };
}
