import { classNames } from '#design-system/index.ts';
import { clock } from './clock.ts';
import { eventText } from './event-text.ts';
import type { LogEntry } from './messages.ts';
import * as styles from './machines-page.css.ts';
import { text } from './text.ts';

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

function headOf({ kind, title, from }: LogEntry): string {
  if (kind === 'event') return eventText(title, from);
  return kind === 'state' ? `→ ${title}` : `✗ ${title}`;
}

function Entry({ entry }: { entry: LogEntry }) {
  const { at, actor, kind, from, payload } = entry;
  const carries = typeof payload === 'object' && payload !== null && Object.keys(payload).length > 0;
  const head = (
    <>
      <span className={styles.entryHead}>
        <span className={classNames(styles.entryTitle, kind !== 'event' && styles.entryState[kind])}>
          {headOf(entry)}
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
