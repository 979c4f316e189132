import type { Theme } from '#rules/theme-id.ts';
import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof themeMachine>;

/** The theme on screen, which avatars and pictures follow. */
export const selectAppliedTheme = (snapshot: Snapshot): Theme => snapshot.context.applied;
export const selectIsChangingTheme = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
