import { useId, type ReactNode } from 'react';
import { IconAlert } from '../../icons/icons.ts';
import * as styles from './field.css.ts';

/** Attributes of the control that connect it with label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
};

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** The error; its presence marks the control invalid. */
  error?: string | undefined;
  /** "Optional", beside the label. */
  optionalText?: string | undefined;
};

export type FieldProps = FieldTexts & {
  /** Set when something else must find the control, such as an error summary. */
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, connected by id. */
export function Field({ label, hint, error, optionalText, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optionalText !== undefined && <span className={styles.optional}>{optionalText}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <IconAlert size={20} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
