import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconArrowLeft, IconCheck, IconClock, IconClose } from '../../icons/icons.ts';
import { VisuallyHidden } from '../layout/layout.tsx';
import { visibleStops, type TrackingState } from './visible-stops.ts';
import * as styles from './tracking-bar.css.ts';

export type TrackingStop = {
  id: string;
  label: string;
  /** The day it was or is to be reached: "Nov 24". */
  note?: string | undefined;
  state: TrackingState;
  /** The state for screen readers: "done", "now", "late". */
  spoken: string;
};

const marks: Partial<Record<TrackingState, ReactNode>> = {
  delivered: <IconCheck size={16} />,
  late: <IconClock size={16} />,
  lost: <IconClose size={16} />,
  returned: <IconArrowLeft size={16} />,
};

const isReached = (state: TrackingState | undefined) => state !== undefined && state !== 'todo';

function Words({ label, note }: Pick<TrackingStop, 'label' | 'note'>) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
}

/** The way of a parcel from left to right. On a phone the words are those of its first, its present and its last stop. */
export function TrackingBar({ label, stops }: { label: string; stops: readonly TrackingStop[] }) {
  const { shown, present, side } = visibleStops(stops.map((stop) => stop.state));
  return (
    <div>
      <ol className={styles.root} aria-label={label}>
        {stops.map(({ id, state, spoken, ...words }, index) => (
          <li
            key={id}
            className={classNames(styles.stop, isReached(stops[index + 1]?.state) && styles.behind)}
            aria-current={state === 'done' || state === 'todo' ? undefined : 'step'}
          >
            <span className={classNames(styles.point, styles.points[state])} aria-hidden="true">
              {marks[state]}
            </span>
            <span className={classNames(styles.words, state === 'todo' && styles.ahead)}>
              <Words {...words} />
              <VisuallyHidden> {spoken}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.few} aria-hidden="true">
        {shown.map((place) => {
          const stop = stops[place];
          const isBetween = place === present && place > 0 && place < stops.length - 1;
          return (
            stop && (
              <span
                key={stop.id}
                className={classNames(
                  styles.fewWords,
                  isBetween && styles.between[side],
                  stop.state === 'todo' && styles.ahead,
                )}
              >
                <Words label={stop.label} note={stop.note} />
              </span>
            )
          );
        })}
      </div>
    </div>
  );
}
