import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as styles from '../field/field.css.ts';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix'> &
  FieldTexts & {
    /** Before the text: a symbol, a dialling code. */
    prefix?: ReactNode;
    /** After the text: a unit, a button. */
    suffix?: ReactNode;
  };

/** One line of text. */
export function TextField({ label, hint, error, optionalText, id, prefix, suffix, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <div className={classNames(styles.box, suffix !== undefined && styles.boxKinds.flush)}>
          {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
          <input {...input} {...control} className={styles.control} />
          {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'value'> &
  FieldTexts & { value: string };

/** Several lines of text; with `maxLength` it shows a count. */
export function TextArea({ label, hint, error, optionalText, id, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <>
          <div className={classNames(styles.box, styles.boxKinds.area)}>
            <textarea {...area} {...control} className={classNames(styles.control, styles.area)} />
          </div>
          {area.maxLength !== undefined && (
            <p className={classNames(styles.hint, styles.counter)} aria-hidden="true">
              {area.value.length} / {area.maxLength}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
