import { classNames } from '#design-system/index.ts';
import { eventText } from './event-text.ts';
import type { LogEntry } from './messages.ts';
import * as styles from './machines-page.css.ts';
import { text } from './text.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** What happened, the newest first. */
export function EventLog({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className={styles.empty}>{text.nothingYet}</p>;
  return (
    <ol>
      {entries.toReversed().map((entry) => (
        <li key={entry.number} className={styles.entry}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry: { at, actor, kind, title, from, payload } }: { entry: LogEntry }) {
  const carries = typeof payload === 'object' && payload !== null && Object.keys(payload).length > 0;
  const head = (
    <>
      <span className={styles.entryHead}>
        <span className={classNames(styles.entryTitle, kind === 'state' && styles.entryState)}>
          {kind === 'state' ? `→ ${title}` : eventText(title, from)}
        </span>
        <span className={styles.entryMeta}>{clock.format(at)}</span>
      </span>
      <span className={styles.entryMeta}>{from === null ? actor : `${actor}, ${text.from} ${from}`}</span>
    </>
  );
  if (!carries) return head;
  return (
    <details>
      <summary>{head}</summary>
      <pre className={styles.json}>{JSON.stringify(payload, null, 2)}</pre>
    </details>
  );
}
