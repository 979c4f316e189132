import type { SnapshotFrom } from 'xstate';
import type { uploaderMachine } from './machine.ts';
import type { UploadFile } from './types.ts';

type Snapshot = SnapshotFrom<typeof uploaderMachine>;

export const selectFiles = ({ context }: Snapshot): readonly UploadFile[] => context.files;
/** True while something travels or waits to. */
export const selectIsUploading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** The stored media in the order in which they were picked; a new list each time, so compare it by its contents. */
export const selectMediaIds = ({ context }: Snapshot): readonly string[] =>
  context.files.flatMap(({ mediaId }) => mediaId ?? []);
