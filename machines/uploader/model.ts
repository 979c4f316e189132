import type { MachineModel } from '../verify/model.ts';
import { uploaderMachine } from './machine.ts';
import type { PickedFile } from './types.ts';

export const picture: PickedFile = { id: 'P', name: 'lamp.jpg', size: 1_000, type: 'image/jpeg' };
export const film: PickedFile = { id: 'F', name: 'glow.mp4', size: 1_000, type: 'video/mp4' };
export const another: PickedFile = { id: 'A', name: 'box.png', size: 1_000, type: 'image/png' };
export const paper: PickedFile = { id: 'X', name: 'bill.pdf', size: 1_000, type: 'application/pdf' };

const ids = ['P', 'F', 'A'];

export const uploaderModel: MachineModel<typeof uploaderMachine> = {
  machine: uploaderMachine,
  inputs: [{ room: 3 }],
  samples: {
    'files.added': [
      { type: 'files.added', files: [picture, film] },
      { type: 'files.added', files: [another] },
    ],
    'file.remove': ids.map((id) => ({ type: 'file.remove', id })),
    'file.retry': ids.map((id) => ({ type: 'file.retry', id })),
    'upload.progressed': [0.5, 1.5].map((part) => ({ type: 'upload.progressed', id: 'P', part })),
  },
  replies: { measureVideo: [30_000, 30_001], upload: ['M1'] },
  abstraction: ({ context: { files, lanes } }) => [
    files.map(({ id, status, part }) => `${id} ${status} ${part}`).toSorted(),
    lanes,
  ],
  invariants: {
    'a file travels exactly in its lane, and in one': ({ context: { files, lanes } }) =>
      files
        .filter(({ status }) => status === 'sending')
        .map(({ id }) => id)
        .toSorted()
        .join() ===
      [lanes.left, lanes.right]
        .flatMap((id) => id ?? [])
        .toSorted()
        .join(),
    'a lane is free exactly when it carries nothing': (s) =>
      s.matches({ left: 'freeLane' }) === (s.context.lanes.left === null) &&
      s.matches({ right: 'freeLane' }) === (s.context.lanes.right === null),
    'nothing waits while a lane is free': (s) =>
      (!s.matches({ left: 'freeLane' }) && !s.matches({ right: 'freeLane' })) ||
      s.context.files.every(({ status }) => status !== 'waiting'),
    'a medium is known exactly of what arrived': ({ context }) =>
      context.files.every(({ status, mediaId }) => (status === 'done') === (mediaId !== null)),
    'what failed or was refused says why, and nothing else does': ({ context }) =>
      context.files.every(
        ({ status, problem }) => (status === 'failed' || status === 'refused') === (problem !== null),
      ),
  },
  steps: {
    'what is taken back is gone, and nothing else goes': ({ before, event, after }) =>
      event.type === 'file.remove' && 'id' in event
        ? after.context.files.every(({ id }) => id !== event.id)
        : after.context.files.length >= before.context.files.length,
    'only a failed file is tried again, at once where a lane is free': ({ before, event, after }) =>
      event.type !== 'file.retry' ||
      !('id' in event) ||
      before.context.files.every((file) => {
        const now = after.context.files.find(({ id }) => id === file.id)?.status;
        return file.id === event.id && file.status === 'failed'
          ? now === 'waiting' || now === 'sending'
          : now === file.status;
      }),
    'a film of 30 s travels, a longer one is refused': ({ event, after }) =>
      !('output' in event) ||
      event.output !== 30_001 ||
      after.context.files.some(({ problem }) => problem === 'length'),
    'a bar is between nothing and all': ({ after }) => after.context.files.every(({ part }) => part >= 0 && part <= 1),
  },
  isPinned: true,
  equivalent: {
    'uploader.left.measuring --file.remove[0]--> uploader.left.freeLane: remove before freeLane':
      'a file that is taken back is gone, and its lane is free, in either order',
    'uploader.left.sending --file.remove[0]--> uploader.left.freeLane: remove before freeLane':
      'a file that is taken back is gone, and its lane is free, in either order',
    'uploader.right.measuring --file.remove[0]--> uploader.right.freeLane: remove before freeLane':
      'a file that is taken back is gone, and its lane is free, in either order',
    'uploader.right.sending --file.remove[0]--> uploader.right.freeLane: remove before freeLane':
      'a file that is taken back is gone, and its lane is free, in either order',
    'freeLane: does not write files': 'a file that is taken back is gone, and its lane is free, in either order',
    'uploader --file.remove[0]--> stays: does not ask isAtRest': 'what is under way is taken back by its lane',
  },
};
