import type { Theme, ThemeId } from '#rules/theme-id.ts';
import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof themeMachine>;

export const selectThemeId = (snapshot: Snapshot): ThemeId => snapshot.context.themeId;
/** The theme on screen, which avatars and pictures follow. */
export const selectAppliedTheme = (snapshot: Snapshot): Theme => snapshot.context.applied;
export const selectIsChangingTheme = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
