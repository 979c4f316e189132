import { requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../unprovided.ts';
import { changed, fileIn, longestVideo, waitingFiles, withPicked } from './files.ts';
import type { Lane, PickedFile, UploaderContext, UploaderEvent, UploaderInput, UploadFile } from './types.ts';

/** A lane whose file is over, with what became of it. */
function leave({ files, lanes }: UploaderContext, lane: Lane, change: Partial<UploadFile>) {
  return { files: changed(files, lanes[lane], change), lanes: { ...lanes, [lane]: null } };
}

export const uploaderSetup = setup({
  types: {
    context: {} as UploaderContext,
    events: {} as UploaderEvent,
    input: {} as UploaderInput,
    tags: {} as 'busy',
  },
  actors: {
    measureVideo: unprovidedActor<number, { id: string }>('measureVideo'),
    upload: unprovidedActor<string, { id: string }>('upload'),
  },
  actions: {
    addFiles: assign({
      files: ({ context }, { files }: { files: readonly PickedFile[] }) => withPicked(context, files),
    }),
    assignFile: assign(({ context }, { lane }: { lane: Lane }) => {
      const id = waitingFiles(context)[0]?.id ?? null;
      return { files: changed(context.files, id, { status: 'sending' }), lanes: { ...context.lanes, [lane]: id } };
    }),
    freeLane: assign(({ context }, { lane }: { lane: Lane }) => leave(context, lane, {})),
    finish: assign(({ context }, { lane, mediaId }: { lane: Lane; mediaId: string }) =>
      leave(context, lane, { status: 'done', part: 1, mediaId }),
    ),
    fail: assign(({ context }, { lane }: { lane: Lane }) =>
      leave(context, lane, { status: 'failed', problem: 'failed' }),
    ),
    refuseLength: assign(({ context }, { lane }: { lane: Lane }) =>
      leave(context, lane, { status: 'refused', problem: 'length' }),
    ),
    remove: assign({
      files: ({ context }, { id }: { id: string }) => context.files.filter((file) => file.id !== id),
    }),
    queueAgain: assign({
      files: ({ context }, { id }: { id: string }) =>
        changed(context.files, id, { status: 'waiting', part: 0, problem: null }),
    }),
    setProgress: assign({
      files: ({ context }, { id, part }: { id: string; part: number }) => changed(context.files, id, { part }),
    }),
  },
  guards: {
    hasWaiting: ({ context }) => waitingFiles(context).length > 0,
    hasWaitingBeside: ({ context }) => waitingFiles(context).length > (context.lanes.left === null ? 1 : 0),
    isPicture: ({ context }, { lane }: { lane: Lane }) => fileIn(context, lane).type.startsWith('image/'),
    isTooLong: (_, { length }: { length: number }) => length > longestVideo,
    isIn: ({ context }, { lane, id }: { lane: Lane; id: string }) => context.lanes[lane] === id,
    isAtRest: ({ context: { lanes } }, { id }: { id: string }) => lanes.left !== id && lanes.right !== id,
    hasFailed: ({ context }, { id }: { id: string }) =>
      context.files.some((file) => file.id === id && file.status === 'failed'),
    isFurther: ({ context }, { id, part }: { id: string; part: number }) =>
      context.files.some((file) => file.id === id && file.status === 'sending' && part > file.part && part <= 1),
  },
  delays: { measureTimeout: 10_000, requestTimeout },
});
