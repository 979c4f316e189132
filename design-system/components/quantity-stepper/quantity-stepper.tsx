import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconMinus, IconPlus } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './quantity-stepper.css.ts';

export type QuantityStepperProps = {
  /** "Quantity of Dome lamp". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number | undefined;
  max: number;
  onChange: (value: number) => void;
  /** Why a limit is reached, shown there: "Only 3 left". */
  minReason?: string | undefined;
  maxReason?: string | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** A quantity: buttons, arrow keys or typing; an invalid input is reset to the last value. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min = 1,
  max,
  onChange,
  minReason,
  maxReason,
  busy = false,
  disabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  const go = (quantity: number) => {
    const next = Math.min(max, Math.max(min, Math.trunc(quantity)));
    if (next !== value) onChange(next);
  };
  const commit = () => {
    // Digits may come in full width from an input method.
    const digits = draft?.normalize('NFKC').trim() ?? '';
    if (/^\d+$/.test(digits)) go(Number(digits));
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method choose among its words.
    if (event.nativeEvent.isComposing) return;
    const target = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (event.key === 'Enter') commit();
    if (target === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    go(target);
  };
  const reason = value >= max ? maxReason : value <= min ? minReason : undefined;
  return (
    <div className={styles.root}>
      <div className={classNames(styles.frame, busy && styles.busy)} role="group" aria-label={label} aria-busy={busy}>
        <IconButton
          label={decreaseLabel}
          icon={<IconMinus size={20} />}
          disabled={disabled || value <= min}
          onClick={() => go(value - 1)}
        />
        <input
          className={styles.value}
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={increaseLabel}
          icon={<IconPlus size={20} />}
          disabled={disabled || value >= max}
          onClick={() => go(value + 1)}
        />
      </div>
      {reason !== undefined && (
        <p className={styles.reason} role="status">
          {reason}
        </p>
      )}
    </div>
  );
}
