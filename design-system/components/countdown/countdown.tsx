import { classNames } from '../../foundations/class-names.ts';
import { countdownParts, type CountdownParts } from './countdown-parts.ts';
import * as styles from './countdown.css.ts';

export type CountdownProps = {
  /** Milliseconds left; the caller counts. */
  left: number;
  /** The remaining time as text, for example `14:58`. */
  format: (left: CountdownParts) => string;
  /** The accessible name: "Time left to pay". */
  label: string;
  /** Nothing is lost at its end: the last minute is not urgent. */
  calm?: boolean | undefined;
};

const pad = (value: number) => String(value).padStart(2, '0');

/** `14:58`, `3:14:58` or `2:03:14:58`. */
export function clockFormat({ days, hours, minutes, seconds }: CountdownParts): string {
  const small = `${pad(minutes)}:${pad(seconds)}`;
  if (days > 0) return `${days}:${pad(hours)}:${small}`;
  return hours > 0 ? `${hours}:${small}` : small;
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
      {format(countdownParts(left))}
    </span>
  );
}
