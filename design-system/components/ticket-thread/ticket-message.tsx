import type { ReactNode } from 'react';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './ticket-thread.css.ts';

export type TicketMessageProps = {
  from: keyof typeof styles.messages;
  /** "You", "Sam, Lampyris". */
  author: string;
  time: { text: string; dateTime: string };
  body: string;
  /** Each opens as a whole. */
  photos?: readonly { href: string; picture: Picture }[] | undefined;
  /** "Sending", "Not sent", with what to do about it. */
  state?: ReactNode;
};

/** One message of a ticket; what the shop wrote is on a panel. */
export function TicketMessage({ from, author, time, body, photos = [], state }: TicketMessageProps) {
  return (
    <article className={styles.messages[from]}>
      <p className={styles.by}>
        <span className={styles.name}>{author}</span>
        <time dateTime={time.dateTime}>{time.text}</time>
      </p>
      <p className={styles.body}>{body}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ href, picture }) => (
            <li key={href}>
              <Link href={href} tone="plain" className={styles.photo}>
                <ImageBox picture={picture} sizes="96px" className={styles.photoBox} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {state !== undefined && <div className={styles.by}>{state}</div>}
    </article>
  );
}
