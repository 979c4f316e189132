import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './check-in-strip.css.ts';

/** `on`: checked in; `today`: still to check in; `off`: missed or still ahead. */
export type CheckInState = 'on' | 'today' | 'off';

export type CheckInDay = {
  /** The name of the day, for screen readers: "Day 3". */
  name: string;
  /** What the day brings: "10", "+10". */
  amount: string;
  state: CheckInState;
  /** The state in words, for screen readers: "checked in", "today", "tomorrow". */
  stateText: string;
};

export type CheckInStripProps = {
  /** The accessible name of the list: "Seven days of check-in". */
  label: string;
  days: readonly CheckInDay[];
  /** The check-in button; omitted once today is checked in. */
  action?: ReactNode;
  /** Announced when it changes: "Checked in, 10 coins more". */
  status?: string | undefined;
};

const glass = 'M48 10a28 28 0 0 0-17.5 49.9c4.3 3.6 6.5 6.6 6.5 11.1h22c0-4.5 2.2-7.5 6.5-11.1A28 28 0 0 0 48 10z';
const filament = 'M43 71V51l-6-8 5.5 4 5.5-8 5.5 8 5.5-4-6 8v20';
const socket = 'M38.5 76h19M38.5 81.5h19M42 87h12';

/** The rays of the bulb of today, around its glass. */
const rays = 'M48 1v-5M17.6 13.6l-3.5-3.5M78.4 13.6l3.5-3.5M8 38H3M88 38h5';

function Bulb({ state }: { state: CheckInState }) {
  const haloId = useId();
  return (
    <svg className={styles.bulb} viewBox="10 -6 76 98" aria-hidden="true" focusable="false">
      {state !== 'off' && (
        <>
          <radialGradient id={haloId}>
            <stop className={styles.haloStops[state]} offset="40%" />
            <stop className={styles.haloEnd} offset="100%" />
          </radialGradient>
          <circle cx="48" cy="38" r="44" fill={`url(#${haloId})`} />
        </>
      )}
      {state === 'today' && <path className={styles.rays} d={rays} />}
      <path className={styles.glasses[state]} d={glass} />
      <path className={styles.filaments[state]} d={filament} />
      <path className={styles.sockets[state]} d={socket} />
    </svg>
  );
}

/** One bulb for each day of a week, lit where the shopper has checked in. */
export function CheckInStrip({ label, days, action, status = '' }: CheckInStripProps) {
  return (
    <div className={styles.root}>
      <ol className={styles.days} aria-label={label}>
        {days.map(({ name, amount, state, stateText }) => (
          <li key={name} className={styles.day} aria-current={state === 'today' ? 'date' : undefined}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            <Bulb state={state} />
            <span className={styles.amounts[state]}>{amount}</span>
            <VisuallyHidden>, {stateText}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {action}
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
    </div>
  );
}
