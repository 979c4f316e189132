import { fileIn } from './files.ts';
import { uploaderSetup } from './setup.ts';

export const uploaderMachine = uploaderSetup.createMachine({
  id: 'uploader',
  options: { maxIterations: 1_000 },
  description: 'Pictures and films on their way to the shop: two at a time, in the order in which they were picked.',
  context: ({ input: { room } }) => ({ room, files: [], lanes: { left: null, right: null } }),
  type: 'parallel',
  on: {
    'files.added': {
      actions: { type: 'addFiles', params: ({ event }) => ({ files: event.files }) },
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
      actions: { type: 'setProgress', params: ({ event: { id, part } }) => ({ id, part }) },
      description: 'A bar never goes back.',
    },
  },
  states: {
    left: {
      description: 'One file travels.',
      initial: 'freeLane',
      states: {
        freeLane: {
          description: 'Nothing travels here.',
          always: {
            guard: 'hasWaiting',
            target: 'measuring',
            actions: { type: 'assignFile', params: { lane: 'left' } },
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
            src: 'measureVideo',
            input: ({ context }) => ({ id: fileIn(context, 'left').id }),
            onDone: [
              {
                guard: { type: 'isTooLong', params: ({ event }) => ({ length: event.output }) },
                target: 'freeLane',
                actions: { type: 'refuseLength', params: { lane: 'left' } },
                description: 'Too long.',
              },
              { target: 'sending', description: 'Short enough.' },
            ],
            onError: { target: 'sending', description: 'This browser cannot measure it; the server will.' },
          },
          after: {
            measureTimeout: { target: 'sending', description: 'This browser cannot measure it; the server will.' },
          },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'left', id: event.id }) },
              target: 'freeLane',
              actions: [
                { type: 'freeLane', params: { lane: 'left' } },
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
              target: 'freeLane',
              actions: { type: 'finish', params: ({ event }) => ({ lane: 'left', mediaId: event.output }) },
              description: 'Stored.',
            },
            onError: {
              target: 'freeLane',
              actions: { type: 'fail', params: { lane: 'left' } },
              description: 'Not stored; it can be tried again.',
            },
          },
          after: {
            requestTimeout: {
              target: 'freeLane',
              actions: { type: 'fail', params: { lane: 'left' } },
              description: 'No answer; it can be tried again.',
            },
          },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'left', id: event.id }) },
              target: 'freeLane',
              actions: [
                { type: 'freeLane', params: { lane: 'left' } },
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
      initial: 'freeLane',
      states: {
        freeLane: {
          description: 'Nothing travels here.',
          always: {
            guard: 'hasWaitingBeside',
            target: 'measuring',
            actions: { type: 'assignFile', params: { lane: 'right' } },
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
            src: 'measureVideo',
            input: ({ context }) => ({ id: fileIn(context, 'right').id }),
            onDone: [
              {
                guard: { type: 'isTooLong', params: ({ event }) => ({ length: event.output }) },
                target: 'freeLane',
                actions: { type: 'refuseLength', params: { lane: 'right' } },
                description: 'Too long.',
              },
              { target: 'sending', description: 'Short enough.' },
            ],
            onError: { target: 'sending', description: 'This browser cannot measure it; the server will.' },
          },
          after: {
            measureTimeout: { target: 'sending', description: 'This browser cannot measure it; the server will.' },
          },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'right', id: event.id }) },
              target: 'freeLane',
              actions: [
                { type: 'freeLane', params: { lane: 'right' } },
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
              target: 'freeLane',
              actions: { type: 'finish', params: ({ event }) => ({ lane: 'right', mediaId: event.output }) },
              description: 'Stored.',
            },
            onError: {
              target: 'freeLane',
              actions: { type: 'fail', params: { lane: 'right' } },
              description: 'Not stored; it can be tried again.',
            },
          },
          after: {
            requestTimeout: {
              target: 'freeLane',
              actions: { type: 'fail', params: { lane: 'right' } },
              description: 'No answer; it can be tried again.',
            },
          },
          on: {
            'file.remove': {
              guard: { type: 'isIn', params: ({ event }) => ({ lane: 'right', id: event.id }) },
              target: 'freeLane',
              actions: [
                { type: 'freeLane', params: { lane: 'right' } },
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
