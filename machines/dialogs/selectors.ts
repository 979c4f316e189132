import type { SnapshotFrom } from 'xstate';
import type { dialogsMachine } from './machine.ts';
import type { DialogItem } from './types.ts';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

/** The dialog on screen, also while it closes. */
export const selectDialog = (snapshot: Snapshot): DialogItem | null => snapshot.context.current;

export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.matches('open');
