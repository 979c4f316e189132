import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './segmented-control.css.ts';

export type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode };

export type SegmentedControlProps<Value extends string> = {
  legend: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows icons only; the labels stay for screen readers. */
  iconsOnly?: boolean | undefined;
};

/** A choice of one among two to four short options, all visible. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
  iconsOnly = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.root}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
