import type { Lane, PickedFile, UploaderContext, UploadFile, UploadProblem } from './types.ts';

const megabyte = 1024 * 1024;

/** What is taken: kind to the most bytes. */
const takenTypes: Readonly<Record<string, number>> = {
  'image/jpeg': 8 * megabyte,
  'image/png': 8 * megabyte,
  'image/webp': 8 * megabyte,
  'video/mp4': 60 * megabyte,
};

/** The longest film, in ms. */
export const longestVideo = 30_000;

function problemOf({ type, size }: PickedFile, hasRoom: boolean): UploadProblem | null {
  const most = takenTypes[type];
  if (most === undefined) return 'type';
  if (size > most || size === 0) return 'size';
  return hasRoom ? null : 'count';
}

const isAccepted = ({ status }: UploadFile) => status !== 'refused';

/** The list with further files; those that cannot be taken stand in it with the reason. */
export function withPicked({ files, room }: UploaderContext, picked: readonly PickedFile[]): readonly UploadFile[] {
  return picked
    .filter(({ id }) => !files.some((file) => file.id === id))
    .reduce<readonly UploadFile[]>((list, file) => {
      const problem = problemOf(file, list.filter(isAccepted).length < room);
      const status = problem === null ? 'waiting' : 'refused';
      return [...list, { ...file, status, part: 0, mediaId: null, problem }];
    }, files);
}

export function changed(
  files: readonly UploadFile[],
  id: string | null,
  change: Partial<UploadFile>,
): readonly UploadFile[] {
  return files.map((file) => (file.id === id ? { ...file, ...change } : file));
}

export function waitingFiles({ files }: Pick<UploaderContext, 'files'>): readonly UploadFile[] {
  return files.filter(({ status }) => status === 'waiting');
}

/** The file in a lane. Throws where the lane is free. */
export function fileIn({ files, lanes }: UploaderContext, lane: Lane): UploadFile {
  const file = files.find(({ id }) => id === lanes[lane]);
  if (file === undefined) throw new Error('Only a lane with a file is asked for it');
  return file;
}
