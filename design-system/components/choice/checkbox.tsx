import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './choice.css.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'ref'> & {
  label: ReactNode;
  /** Keeps the label for readers only, when what stands beside it says it to the eye. */
  labelHidden?: boolean | undefined;
  note?: ReactNode;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined;
};

/** A box to tick. */
export function Checkbox({ label, labelHidden = false, note, indeterminate = false, ...input }: CheckboxProps) {
  return (
    <label className={styles.root}>
      <input
        {...input}
        type="checkbox"
        className={styles.checkbox}
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
      />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      )}
    </label>
  );
}
