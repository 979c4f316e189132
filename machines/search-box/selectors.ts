import type { SnapshotFrom } from 'xstate';
import type { searchBoxMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof searchBoxMachine>;

export const selectTyped = ({ context }: Snapshot): string => context.typed;
/** What the options were suggested for. */
export const selectQuestion = ({ context }: Snapshot): string => context.suggestedFor;
/** The id of the option that the arrows stand on. */
export const selectActive = ({ context: { options, activeIndex } }: Snapshot): string | null =>
  options[activeIndex]?.id ?? null;
/** How many options show, 0 also where none could be had; undefined while the list is closed or still unknown. */
export const selectFound = (snapshot: Snapshot): number | undefined => {
  const { length } = snapshot.context.options;
  return snapshot.hasTag('open') && (length > 0 || snapshot.hasTag('known')) ? length : undefined;
};
