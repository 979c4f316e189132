import { useId, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './choice.css.ts';
import * as cards from './radio-card.css.ts';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  /** At the end of the row: a price, a logo. */
  end?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  legend: string;
  legendHidden?: boolean | undefined;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string | undefined;
  /** `cards` puts each option on a card, for important choices. */
  look?: 'list' | 'cards' | undefined;
};

/** A choice of one, by native radio buttons: arrows move, Tab enters and leaves. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  name,
  look = 'list',
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={classNames(styles.group, look === 'cards' && cards.group)}>
        {options.map((option) => (
          <label key={option.value} className={look === 'cards' ? cards.root : styles.root}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={classNames(styles.text, look === 'cards' && cards.text)}>
              <span>{option.label}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
            {option.end !== undefined && <span className={cards.end}>{option.end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
