import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { countdownParts, type CountdownParts } from './countdown-parts.ts';
import * as styles from './countdown.css.ts';

export type CountdownProps = {
  /** Epoch ms of the end. */
  until: number;
  /** The clock, epoch ms: the server's, so that a wrong clock of the device deceives nobody. */
  now: () => number;
  /** Words and figures for what is left, for example `14:58`. */
  format: (left: CountdownParts) => string;
  /** What it counts, for readers: "Time left to pay". */
  label: string;
  onEnd?: (() => void) | undefined;
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
export function Countdown({ until, now, format, label, onEnd, calm = false }: CountdownProps) {
  const [time, setTime] = useState(now);
  const ended = time >= until;
  const tick = useEffectEvent(() => {
    const current = now();
    setTime(current);
    if (current >= until) onEnd?.();
  });
  useEffect(() => {
    if (ended) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ended]);
  const left = countdownParts(until, time);
  const lastMinute = !calm && !ended && until - time <= 60_000;
  return (
    <span
      className={classNames(styles.root, lastMinute && styles.urgent)}
      role="timer"
      aria-label={label}
      suppressHydrationWarning
    >
      {format(left)}
    </span>
  );
}
