import * as styles from './range-field.css.ts';

export type Range = { from: number; to: number };

export type RangeFieldProps = {
  legend: string;
  fromLabel: string;
  toLabel: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: Range;
  onChange: (value: Range) => void;
  /** Formats a value for display and announcement, for example as money. */
  format: (value: number) => string;
};

/** A range between two values, by two native sliders that cannot pass each other. */
export function RangeField({
  legend,
  fromLabel,
  toLabel,
  min,
  max,
  step = 1,
  value,
  onChange,
  format,
}: RangeFieldProps) {
  const share = (point: number) => (max > min ? ((point - min) / (max - min)) * 100 : 0);
  const slider = { min, max, step, className: styles.input };
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.root}>
        <div className={styles.slider}>
          <svg className={styles.track} aria-hidden="true">
            <rect
              className={styles.span}
              x={`${share(value.from)}%`}
              width={`${share(value.to) - share(value.from)}%`}
              height="4"
            />
          </svg>
          <input
            type="range"
            {...slider}
            aria-label={fromLabel}
            aria-valuetext={format(value.from)}
            value={value.from}
            onChange={(event) => onChange({ ...value, from: Math.min(Number(event.target.value), value.to) })}
          />
          <input
            type="range"
            {...slider}
            aria-label={toLabel}
            aria-valuetext={format(value.to)}
            value={value.to}
            onChange={(event) => onChange({ ...value, to: Math.max(Number(event.target.value), value.from) })}
          />
        </div>
        <div className={styles.values} aria-hidden="true">
          <span>{format(value.from)}</span>
          <span>{format(value.to)}</span>
        </div>
      </div>
    </fieldset>
  );
}
