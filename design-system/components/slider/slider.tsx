import { useId } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Inline } from '../layout/layout.tsx';
import * as range from '../range-field/range-field.css.ts';
import { Text } from '../text/text.tsx';
import * as styles from './slider.css.ts';

export type SliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: number;
  onChange: (value: number) => void;
  /** Formats a value for display and announcement. */
  format: (value: number) => string;
  /** Colours along the track, from the minimum to the maximum. */
  colours?: readonly string[] | undefined;
  disabled?: boolean | undefined;
};

/** One value of a range, by a native slider: arrow keys, Page Up and Down, Home and End. */
export function Slider({ label, min, max, step = 1, value, onChange, format, colours, disabled }: SliderProps) {
  const id = useId();
  const shown = format(value);
  return (
    <div>
      <Inline justify="between">
        <label htmlFor={id}>
          <Text as="span" size="small" weight="medium">
            {label}
          </Text>
        </label>
        <span aria-hidden="true">
          <Text as="span" size="small" tone="muted" numbers>
            {shown}
          </Text>
        </span>
      </Inline>
      <div className={range.slider}>
        <svg className={classNames(range.track, colours && styles.wide)} aria-hidden="true">
          {colours && (
            <>
              <linearGradient id={`${id}-colours`}>
                {colours.map((colour, index) => (
                  <stop key={`${index} ${colour}`} offset={index / (colours.length - 1)} stopColor={colour} />
                ))}
              </linearGradient>
              <rect width="100%" height="100%" fill={`url(#${id}-colours)`} />
            </>
          )}
        </svg>
        <input
          id={id}
          type="range"
          className={classNames(range.input, styles.input)}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={shown}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
