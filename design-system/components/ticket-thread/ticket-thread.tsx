import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Heading } from '../text/heading.tsx';
import * as styles from './ticket-thread.css.ts';

export type TicketDay = {
  id: string;
  /** "Sun, Nov 22". */
  label: string;
  /** `TicketMessage`s of the day, the oldest first. */
  messages: ReactNode;
};

export type TicketThreadProps = {
  /** "#T1042". */
  number: string;
  subject: string;
  /** "Waiting for us". */
  state: string;
  /** Until when: "We answer by Tue, Nov 24, 6 PM ET". */
  due?: string | undefined;
  /** Names the messages: "Messages". */
  label: string;
  days: readonly TicketDay[];
  /** Below the messages: what they are about, stars. */
  more?: ReactNode;
  /** A `ReplyBox`, which stays in reach of the thumb. */
  reply?: ReactNode;
  /** The other tickets, on wide screens: a `TicketList`. */
  list?: ReactNode;
};

/** A question to the shop and what was written about it, day by day. */
export function TicketThread({ number, subject, state, due, label, days, more, reply, list }: TicketThreadProps) {
  return (
    <div className={classNames(styles.root, list !== undefined && styles.withList)}>
      {list !== undefined && <div className={styles.list}>{list}</div>}
      <div className={styles.thread}>
        <header className={styles.head}>
          <p className={styles.about}>
            <span>{number}</span>
            <span className={styles.state}>{state}</span>
          </p>
          <Heading level={1} look={2}>
            {subject}
          </Heading>
          {due !== undefined && <p className={styles.due}>{due}</p>}
        </header>
        <div className={styles.log} role="log" aria-live="polite" aria-label={label}>
          {days.map((day) => (
            <Fragment key={day.id}>
              <p className={styles.day}>{day.label}</p>
              {day.messages}
            </Fragment>
          ))}
        </div>
        {more}
        {reply !== undefined && <div className={styles.foot}>{reply}</div>}
      </div>
    </div>
  );
}
