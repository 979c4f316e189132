import { VisuallyHidden } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './ticket-thread.css.ts';

export type TicketRow = {
  id: string;
  href: string;
  subject: string;
  /** "Waiting for us", "Solved". */
  state: string;
  date: { text: string; dateTime: string };
  /** Said of a ticket with something unread: "New answer". */
  unread?: string | undefined;
  current?: boolean | undefined;
};

/** Questions to the shop, one in a row. */
export function TicketList({ label, tickets }: { label: string; tickets: readonly TicketRow[] }) {
  return (
    <ul className={styles.tickets} aria-label={label}>
      {tickets.map(({ id, href, subject, state, date, unread, current }) => (
        <li key={id}>
          <Link href={href} tone="plain" className={styles.ticket} aria-current={current === true ? 'page' : undefined}>
            {unread !== undefined && <span className={styles.unread} aria-hidden="true" />}
            <span className={styles.ticketWords}>
              <span className={unread === undefined ? undefined : styles.unreadSubject}>{subject}</span>
              <Text as="span" size="small" tone="muted">
                {state} · <time dateTime={date.dateTime}>{date.text}</time>
              </Text>
              {unread !== undefined && <VisuallyHidden>{unread}</VisuallyHidden>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
