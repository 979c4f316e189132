import { requestTimeout } from '#rules/limits.ts';
import { assign, fromPromise, setup, type MachineImplementationsFrom } from 'xstate';
import { unprovidedActor } from '../unprovided.ts';
import { changed, fileIn, longestFilm, waitingFiles, withPicked } from './files.ts';
import type {
  Lane,
  PickedFile,
  UploaderContext,
  UploaderDependencies,
  UploaderEvent,
  UploaderInput,
  UploadFile,
} from './types.ts';

/** A lane whose file is over, with what became of it. */
function leave({ files, lanes }: UploaderContext, lane: Lane, change: Partial<UploadFile>) {
  return { files: changed(files, lanes[lane], change), lanes: { ...lanes, [lane]: null } };
}

export const uploaderMachine = setup({
  types: {
    context: {} as UploaderContext,
    events: {} as UploaderEvent,
    input: {} as UploaderInput,
    tags: {} as 'busy',
  },
  actors: {
    measureFilm: unprovidedActor<number, { id: string }>('measureFilm'),
    upload: unprovidedActor<string, { id: string }>('upload'),
  },
  actions: {
    takeFiles: assign({
      files: ({ context }, { files }: { files: readonly PickedFile[] }) => withPicked(context, files),
    }),
    take: assign(({ context }, { lane }: { lane: Lane }) => {
      const id = waitingFiles(context)[0]?.id ?? null;
      return { files: changed(context.files, id, { status: 'sending' }), lanes: { ...context.lanes, [lane]: id } };
    }),
    free: assign(({ context }, { lane }: { lane: Lane }) => leave(context, lane, {})),
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
    progress: assign({
      files: ({ context }, { id, part }: { id: string; part: number }) => changed(context.files, id, { part }),
    }),
  },
  guards: {
    hasWaiting: ({ context }) => waitingFiles(context).length > 0,
    hasWaitingBeside: ({ context }) => waitingFiles(context).length > (context.lanes.left === null ? 1 : 0),
    isPicture: ({ context }, { lane }: { lane: Lane }) => fileIn(context, lane).type.startsWith('image/'),
    isTooLong: (_, { length }: { length: number }) => length > longestFilm,
    isIn: ({ context }, { lane, id }: { lane: Lane; id: string }) => context.lanes[lane] === id,
    isAtRest: ({ context: { lanes } }, { id }: { id: string }) => lanes.left !== id && lanes.right !== id,
    hasFailed: ({ context }, { id }: { id: string }) =>
      context.files.some((file) => file.id === id && file.status === 'failed'),
    isFurther: ({ context }, { id, part }: { id: string; part: number }) =>
      context.files.some((file) => file.id === id && file.status === 'sending' && part > file.part && part <= 1),
  },
  delays: { measureTimeout: 10_000, requestTimeout },
}).createMachine({
  id: 'uploader',
  options: { maxIterations: 1_000 },
  description: 'Pictures and films on their way to the shop: two at a time, in the order in which they were picked.',
  context: ({ input: { room } }) => ({ room, files: [], lanes: { left: null, right: null } }),
  type: 'parallel',
  on: {
    'files.added': {
      actions: { type: 'takeFiles', params: ({ event }) => ({ files: event.files }) },
      description: 'Files are picked; what cannot be taken says why.',
    },
    'file.remove': {
      guard: { type: 'isAtRest', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
      description: 'A file that does not travel goes from the list.',
    },
    'file.retry': {
      guard: { type: 'hasFailed', params: ({ event }) => ({ id: event.id }) },
      actions: { type: 'queueAgain', params: ({ event }) => ({ id: event.id }) },
      description: 'The shopper tries again.',
    },
    'upload.progressed': {
      guard: { type: 'isFurther', params: ({ event: { id, part } }) => ({ id, part }) },
      actions: { type: 'progress', params: ({ event: { id, part } }) => ({ id, part }) },
      description: 'A bar never goes back.',
    },
  },
  states: {
    left: {
      description: 'One file travels.',
      initial: 'free',
      states: {
        free: {
          description: 'Nothing travels here.',
          always: {
            guard: 'hasWaiting',
            target: 'measuring',
            actions: { type: 'take', params: { lane: 'left' } },
            description: 'The next file of the queue.',
          },
        },
        measuring: {
          description: 'A film is measured before it travels: a long one would be refused at the end of a long way.',
          tags: 'busy',
          always: {
            guard: { type: 'isPicture', params: { lane: 'left' } },
            target: 'sending',
            description: 'A picture has no length.',
          },
          invoke: {
            src: 'measureFilm',
            input: ({ context }) => ({ id: fileIn(context, 'left').id }),
            onDone: [
              {
                guard: { type: 'isTooLong', params: ({ event }) => ({ length: event.output }) },
                target: 'free',
                actions: { type: 'refuseLength', params: { lane: 'left' } },
                description: 'Too long.',
              },
              { target: 'sending', description: 'Short enough.' },
            ],
            onError: { target: 'sending', description: 'This browser cannot tell; the server will.' },
          },
          after: { measureTimeout: { target: 'sending', description: 'This browser cannot tell; the server will.' } },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'left', id: event.id }) },
              target: 'free',
              actions: [
                { type: 'free', params: { lane: 'left' } },
                { type: 'remove', params: ({ event }) => ({ id: event.id }) },
              ],
              description: 'The shopper takes it back.',
            },
          },
        },
        sending: {
          description: 'The bytes travel.',
          tags: 'busy',
          invoke: {
            src: 'upload',
            input: ({ context }) => ({ id: fileIn(context, 'left').id }),
            onDone: {
              target: 'free',
              actions: { type: 'finish', params: ({ event }) => ({ lane: 'left', mediaId: event.output }) },
              description: 'Stored.',
            },
            onError: {
              target: 'free',
              actions: { type: 'fail', params: { lane: 'left' } },
              description: 'Not stored; it can be tried again.',
            },
          },
          after: {
            requestTimeout: {
              target: 'free',
              actions: { type: 'fail', params: { lane: 'left' } },
              description: 'No answer; it can be tried again.',
            },
          },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'left', id: event.id }) },
              target: 'free',
              actions: [
                { type: 'free', params: { lane: 'left' } },
                { type: 'remove', params: ({ event }) => ({ id: event.id }) },
              ],
              description: 'The shopper takes it back; the request is dropped.',
            },
          },
        },
      },
    },
    right: {
      description: 'Another file travels beside it.',
      initial: 'free',
      states: {
        free: {
          description: 'Nothing travels here.',
          always: {
            guard: 'hasWaitingBeside',
            target: 'measuring',
            actions: { type: 'take', params: { lane: 'right' } },
            description: 'The next file of the queue.',
          },
        },
        measuring: {
          description: 'A film is measured before it travels: a long one would be refused at the end of a long way.',
          tags: 'busy',
          always: {
            guard: { type: 'isPicture', params: { lane: 'right' } },
            target: 'sending',
            description: 'A picture has no length.',
          },
          invoke: {
            src: 'measureFilm',
            input: ({ context }) => ({ id: fileIn(context, 'right').id }),
            onDone: [
              {
                guard: { type: 'isTooLong', params: ({ event }) => ({ length: event.output }) },
                target: 'free',
                actions: { type: 'refuseLength', params: { lane: 'right' } },
                description: 'Too long.',
              },
              { target: 'sending', description: 'Short enough.' },
            ],
            onError: { target: 'sending', description: 'This browser cannot tell; the server will.' },
          },
          after: { measureTimeout: { target: 'sending', description: 'This browser cannot tell; the server will.' } },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'right', id: event.id }) },
              target: 'free',
              actions: [
                { type: 'free', params: { lane: 'right' } },
                { type: 'remove', params: ({ event }) => ({ id: event.id }) },
              ],
              description: 'The shopper takes it back.',
            },
          },
        },
        sending: {
          description: 'The bytes travel.',
          tags: 'busy',
          invoke: {
            src: 'upload',
            input: ({ context }) => ({ id: fileIn(context, 'right').id }),
            onDone: {
              target: 'free',
              actions: { type: 'finish', params: ({ event }) => ({ lane: 'right', mediaId: event.output }) },
              description: 'Stored.',
            },
            onError: {
              target: 'free',
              actions: { type: 'fail', params: { lane: 'right' } },
              description: 'Not stored; it can be tried again.',
            },
          },
          after: {
            requestTimeout: {
              target: 'free',
              actions: { type: 'fail', params: { lane: 'right' } },
              description: 'No answer; it can be tried again.',
            },
          },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'right', id: event.id }) },
              target: 'free',
              actions: [
                { type: 'free', params: { lane: 'right' } },
                { type: 'remove', params: ({ event }) => ({ id: event.id }) },
              ],
              description: 'The shopper takes it back; the request is dropped.',
            },
          },
        },
      },
    },
  },
});

/** Gives the machine its effects. */
export function createUploaderImplementations(
  deps: UploaderDependencies,
): MachineImplementationsFrom<typeof uploaderMachine> {
  return {
    actors: {
      measureFilm: fromPromise(({ input, signal }) => deps.measureFilm(input.id, signal)),
      upload: fromPromise(({ input, signal }) => deps.upload(input.id, signal)),
    },
  };
}
