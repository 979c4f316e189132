import { classNames } from '../../foundations/class-names.ts';
import { countdownParts, type CountdownParts } from './countdown-parts.ts';
import * as styles from './countdown.css.ts';

export type CountdownProps = {
  /** Milliseconds; whoever shows it counts. */
  left: number;
  /** Words and figures for what is left, for example `14:58`. */
  format: (left: CountdownParts) => string;
  /** What it counts, for readers: "Time left to pay". */
  label: string;
  /** Nothing is lost at its end: the last minute looks like the others. */
  calm?: boolean | undefined;
};

const pad = (value: number) => String(value).padStart(2, '0');

/** `14:58`, `3:14:58` or `2:03:14:58`. */
export function clockFormat({ days, hours, minutes, seconds }: CountdownParts): string {
  const small = `${pad(minutes)}:${pad(seconds)}`;
  if (days > 0) return `${days}:${pad(hours)}:${small}`;
  return hours > 0 ? `${hours}:${small}` : small;
}

/** Time running out. Readers hear it when they come to it, not every second. */
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
