import { classNames } from '../../foundations/class-names.ts';
import * as styles from './timeline.css.ts';

export type TimelineEvent = {
  id: string;
  title: string;
  /** Details: place, note. */
  note?: string | undefined;
  time: { text: string; dateTime: string };
  /** A failure: nobody was at home, a parcel is lost. The text must say so, too. */
  failed?: boolean | undefined;
};

/** Events of a parcel or an order, newest first; the newest is lit. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label: string }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {events.map((event, index) => (
        <li
          key={event.id}
          className={classNames(styles.event, index === 0 && styles.latest, event.failed === true && styles.failed)}
        >
          <span className={styles.title}>{event.title}</span>
          {event.note !== undefined && <span className={styles.note}>{event.note}</span>}
          <time className={styles.note} dateTime={event.time.dateTime}>
            {event.time.text}
          </time>
        </li>
      ))}
    </ol>
  );
}
