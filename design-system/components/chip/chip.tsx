import type { ReactNode } from 'react';
import { IconClose } from '../../icons/icons.ts';
import * as styles from './chip.css.ts';

export type ChipProps = { children: ReactNode; selected: boolean; onToggle: () => void };

/** A filter that is on or off. */
export function Chip({ children, selected, onToggle }: ChipProps) {
  return (
    <button type="button" className={styles.root} aria-pressed={selected} onClick={onToggle}>
      {children}
    </button>
  );
}

export type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void };

/** An active filter; a press removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.root} aria-label={removeLabel} onClick={onRemove}>
      {children}
      <IconClose size={16} />
    </button>
  );
}
