import { classNames } from '../../foundations/class-names.ts';

import * as styles from './countdown.css.ts';
import { splitDuration, type DurationParts } from './split-duration.ts';

export type CountdownProps = {
  /** Milliseconds left; the caller counts. */
  left: number;
  /** The remaining time as text, for example `14:58`. */
  format: (left: DurationParts) => string;
  /** The accessible name: "Time left to pay". */
  label: string;
  /** Nothing is lost at its end: the last minute is not urgent. */
  calm?: boolean | undefined;
};

/** `14:58` or `3:14:58`; in hours from a day on, and in days from three on: `51 h`, `9 days`. */
export function clockFormat({ days, hours, minutes, seconds }: DurationParts): string {
  const small = `${minutes}:${seconds}`;
  const [whole, part] = [Number(days), Number(hours)];
  if (whole > 2) return `${whole} days`;
  if (whole > 0) return `${whole * 24 + part} h`;
  return part > 0 ? `${part}:${small}` : small;
}

/** The remaining time. Screen readers read it on demand, not every second. */
export function Countdown({ left, format, label, calm = false }: CountdownProps) {
  const isLastMinute = !calm && left > 0 && left <= 60_000;
  return (
    <span
      className={classNames(styles.root, isLastMinute && styles.urgent)}
      role="timer"
      aria-label={label}
      suppressHydrationWarning
    >
      {format(splitDuration(left))}
    </span>
  );
}
