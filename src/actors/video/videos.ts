import { createActor, type ActorRefFrom } from 'xstate';
import { videoGroupMachine } from '#machines/video-group/machine.ts';
import { createVideoImplementations } from '#machines/video/implementations.ts';
import { videoMachine } from '#machines/video/machine.ts';
import { surviving } from '#machines/surviving.ts';
import { remoteLog } from '../../api/browser-shop.ts';
import { followMedia, type MediaReport, type MediaSource } from './media-element.ts';

export type VideoRef = ActorRefFrom<typeof videoMachine>;

/** The videos of this document: their machines, the elements that show them and where each one was. */
function openVideos() {
  const elements = new Map<string, HTMLVideoElement>();
  const positions = new Map<string, number>();
  const video = videoMachine.provide(
    surviving(
      createVideoImplementations({
        playMedia: (id) => {
          elements
            .get(id)
            ?.play()
            .catch((error: unknown) => {
              // The element stands still already, so it says nothing; other failures it reports itself.
              if (error instanceof DOMException && error.name === 'NotAllowedError') notify(id, 'media.paused');
            });
        },
        pauseMedia: (id) => elements.get(id)?.pause(),
      }),
      (error) => remoteLog.pageError(error),
    ),
  );
  const group = createActor(videoGroupMachine.provide({ actors: { video } }), {
    systemId: 'videoGroup',
    input: { isOnline: navigator.onLine },
  });
  const notify = (id: string, type: MediaReport) => group.getSnapshot().context.players[id]?.send({ type });
  group.subscribe({ error: (error) => remoteLog.pageError(error) });
  group.start();
  window.addEventListener('offline', () => group.send({ type: 'network.wentOffline' }));
  window.addEventListener('online', () => group.send({ type: 'network.wentOnline' }));

  return {
    group,
    join: (id: string): VideoRef | undefined => {
      group.send({ type: 'video.joined', id });
      return group.getSnapshot().context.players[id];
    },
    leave: (id: string): void => {
      group.send({ type: 'video.left', id });
      positions.delete(id);
    },
    /** Lets a fresh element show the video from where it was; the answer lets go of it. */
    attach: (id: string, element: HTMLVideoElement, sources: readonly MediaSource[]) => {
      elements.set(id, element);
      const release = followMedia(element, sources, {
        from: positions.get(id) ?? 0,
        moved: (position) => positions.set(id, position),
        report: (type) => notify(id, type),
      });
      return () => {
        release();
        elements.delete(id);
      };
    },
  };
}

/** Made with the first player of the document: until then no page pays for it. */
export const videos = openVideos();
