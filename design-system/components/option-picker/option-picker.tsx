import { useId } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './option-picker.css.ts';

export type PickerOption<Value extends string> = {
  value: Value;
  label: string;
  /** Drawn before the label, for finishes. */
  colour?: string | undefined;
  /** Why it is unavailable with the other choices, for screen readers: "not available". */
  unavailable?: string | undefined;
};

export type OptionPickerProps<Value extends string> = {
  legend: string;
  options: readonly PickerOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One option of a product: finish, length, number of pieces. */
export function OptionPicker<Value extends string>({ legend, options, value, onChange }: OptionPickerProps<Value>) {
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend} <span className={styles.chosen}>{chosen?.label}</span>
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              styles.option,
              option.colour !== undefined && styles.swatch,
              option.unavailable !== undefined && styles.unavailable,
            )}
          >
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.colour !== undefined && (
              <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
                <circle className={styles.dot} cx="11" cy="11" r="10.5" fill={option.colour} />
              </svg>
            )}
            {option.label}
            {option.unavailable !== undefined && <VisuallyHidden>, {option.unavailable}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
