import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Tabs } from '../tabs/tabs.tsx';
import { TimetableRow, type TimetableOffer } from './timetable-row.tsx';
import * as styles from './timetable.css.ts';

export type TimetableSession<Value extends string> = {
  value: Value;
  /** When it begins: "14:00". */
  time: string;
  /** "Ended", "Now", "Next". */
  stateText: string;
  /** Before its begin its offers are shown quietly. */
  isAhead?: boolean | undefined;
  /** The first offer of the session, large. */
  lead?: ReactNode;
  offers: readonly TimetableOffer[];
  /** Shown instead of a list without offers. */
  empty?: ReactNode;
};

export type TimetableProps<Value extends string> = {
  /** The accessible name of the sessions: "Sessions of today". */
  label: string;
  sessions: readonly TimetableSession<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** "Ends in 1:12:40". */
  clock?: ReactNode;
  /** The level of an offer's title. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

type SessionProps<Value extends string> = TimetableSession<Value> & { headingLevel: 2 | 3 | 4 };

function Session<Value extends string>({
  time,
  isAhead = false,
  lead,
  offers,
  empty,
  headingLevel,
}: SessionProps<Value>) {
  if (offers.length === 0 && lead === undefined) return empty;
  return (
    <div className={classNames(styles.session, lead !== undefined && styles.withLead)}>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      <ul className={styles.rows} aria-label={time}>
        {offers.map((offer) => (
          <TimetableRow key={offer.id} offer={offer} quiet={isAhead} headingLevel={headingLevel} />
        ))}
      </ul>
    </div>
  );
}

/** The sessions of a sale by the hour, and the offers of one of them as rows. */
export function Timetable<Value extends string>({
  label,
  sessions,
  value,
  onChange,
  clock,
  headingLevel = 3,
}: TimetableProps<Value>) {
  const items = sessions.map((session) => ({
    value: session.value,
    label: session.time,
    note: session.stateText,
    panel: <Session {...session} headingLevel={headingLevel} />,
  }));
  const aside = clock === undefined ? undefined : <div className={styles.clock}>{clock}</div>;
  return <Tabs label={label} items={items} value={value} onChange={onChange} look="times" aside={aside} />;
}
