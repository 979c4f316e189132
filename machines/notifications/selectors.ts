import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './machine.ts';
import type { NoticeItem } from './types.ts';

/** The notices on screen; the array changes only when the stack does. */
export const selectNotices = (snapshot: SnapshotFrom<typeof notificationsMachine>): readonly NoticeItem[] =>
  snapshot.context.visible;
