import { useCallback, useEffect, useId, useState } from 'react';
import type { VideoControl } from '#design-system/index.ts';
import { selectAttempt, selectPhase } from '#machines/video/selectors.ts';
import { useWithActors } from '../use-actors.ts';
import type { MediaSource } from './media-element.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';
import { loadMargin, useNear } from '#design-system/foundations/use-near.ts';
import type { videos as documentVideos, VideoRef } from './videos.ts';

type Videos = typeof documentVideos;

let loading: Promise<Videos> | undefined;

function loadVideos(): Promise<Videos> {
  loading ??= import('./videos.ts').then(
    (module) => module.videos,
    (reason: unknown) => {
      // The next tap asks again.
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

/** One video of a page. Its machine arrives when it comes near the screen; a tap before that is not lost. */
export function useVideo(sources: readonly MediaSource[]): VideoControl {
  const id = useId();
  const [watch, isNear] = useNear(loadMargin);
  const [joined, setJoined] = useState<{ readonly videos: Videos; readonly ref: VideoRef }>();

  const toActors = useWithActors();
  const join = useCallback(async () => {
    const videos = await loadVideos();
    toActors(({ watch }) => watch?.(videos.group));
    const ref = videos.join(id);
    if (ref) setJoined({ videos, ref });
    return ref;
  }, [id, toActors]);

  useEffect(() => {
    if (!isNear) return undefined;
    const left = { isGone: false };
    loadVideos().then(
      () => left.isGone || void join(),
      () => undefined,
    );
    return () => {
      left.isGone = true;
    };
  }, [join, isNear]);
  useEffect(
    () => () => {
      setJoined(undefined);
      loading?.then(
        (videos) => videos.leave(id),
        () => undefined,
      );
    },
    [id],
  );

  const attach = useCallback(
    (element: HTMLVideoElement) => joined?.videos.attach(id, element, sources) ?? (() => undefined),
    [joined, id, sources],
  );
  const withActors = (type: 'video.play' | 'video.retry') => {
    if (joined) joined.ref.send({ type });
    else
      join().then(
        (ref) => ref?.send({ type }),
        () => undefined,
      );
  };
  return {
    phase: useActorValue(joined?.ref, selectPhase, 'poster'),
    attempt: useActorValue(joined?.ref, selectAttempt, 0),
    onPlay: () => withActors('video.play'),
    onRetry: () => withActors('video.retry'),
    attach,
    watch,
  };
}
