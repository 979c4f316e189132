import type { ChangeEvent } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import * as styles from './code-field.css.ts';

const length = 6;
const places = [0, 1, 2, 3, 4, 5] as const;

/** The digits of typed or pasted text ("123 456", "code: 123456"), at most six. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, length);

export type CodeFieldProps = Omit<FieldTexts, 'optionalText'> & {
  id?: string | undefined;
  name?: string | undefined;
  value: string;
  onChange: (digits: string) => void;
  /** Called when the sixth digit is entered. */
  onComplete?: ((digits: string) => void) | undefined;
  disabled?: boolean | undefined;
};

/** A field for the six digits of an emailed code. */
export function CodeField({ value, onChange, onComplete, disabled, name, error, ...texts }: CodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.target.value);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...texts} error={error}>
      {(control) => (
        <div className={styles.root}>
          <div className={styles.boxes} aria-hidden="true">
            {places.map((place) => (
              <span
                key={place}
                className={classNames(
                  styles.box,
                  place === Math.min(value.length, length - 1) && styles.current,
                  error !== undefined && styles.invalid,
                )}
              >
                {value[place]}
              </span>
            ))}
          </div>
          <input
            {...control}
            className={styles.input}
            name={name}
            value={value}
            onChange={change}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
          />
        </div>
      )}
    </Field>
  );
}
