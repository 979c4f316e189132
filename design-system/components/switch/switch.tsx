import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as choice from '../choice/choice.css.ts';
import * as styles from './switch.css.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className'> & {
  label: ReactNode;
  note?: ReactNode;
};

/** A setting that takes effect immediately. */
export function Switch({ label, note, ...input }: SwitchProps) {
  return (
    <label className={styles.root}>
      <span className={choice.text}>
        <span>{label}</span>
        {note !== undefined && <span className={choice.note}>{note}</span>}
      </span>
      <input {...input} type="checkbox" role="switch" className={styles.control} />
    </label>
  );
}
