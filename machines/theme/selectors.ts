import type { Theme } from '#rules/theme-id.ts';
import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof themeMachine>;

/** The theme on screen, which avatars and pictures follow. */
export const selectAppliedTheme = (snapshot: Snapshot): Theme => snapshot.context.applied;
/** The theme that was chosen, which may still be on its way. */
export const selectRequestedTheme = (snapshot: Snapshot): Theme => snapshot.context.requested;
export const selectIsChangingTheme = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
