import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './choice.css.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'ref'> & {
  label: ReactNode;
  /** Hides the label visually, when it is visible elsewhere. */
  labelHidden?: boolean | undefined;
  note?: ReactNode;
  /** Indeterminate: some of its items are chosen. */
  indeterminate?: boolean | undefined;
};

/** A checkbox. */
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
