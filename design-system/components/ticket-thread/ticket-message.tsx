import type { ReactNode } from 'react';
import { IconChevronDown } from '../../icons/icons.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './ticket-thread.css.ts';

export type TicketMessageProps = {
  from: keyof typeof styles.messages;
  /** "You", "Sam, Lampyris". */
  author: string;
  time: { text: string; dateTime: string };
  body: string;
  /** The whole of a mail in its order, in place of the body: what it quotes is folded under `quoteLabel`. */
  parts?: readonly { text: string; isQuoted?: boolean }[] | undefined;
  /** "Quoted text". */
  quoteLabel?: string | undefined;
  /** Each opens as a whole. */
  photos?: readonly { href: string; picture: Picture }[] | undefined;
  /** "Sending", "Not sent", with what to do about it. */
  state?: ReactNode;
};

/** One message of a ticket; what the shop wrote is on a panel. */
export function TicketMessage({ from, author, time, body, parts, quoteLabel, photos = [], state }: TicketMessageProps) {
  return (
    <article className={styles.messages[from]}>
      <p className={styles.by}>
        <span className={styles.name}>{author}</span>
        <time dateTime={time.dateTime}>{time.text}</time>
      </p>
      {(parts ?? [{ text: body }]).map(({ text, isQuoted }, index) => {
        const words = (
          <p key={index} className={styles.body}>
            {text}
          </p>
        );
        return isQuoted ? (
          <details key={index} className={styles.quote}>
            <summary className={styles.quoteLabel}>
              {quoteLabel}
              <IconChevronDown size={20} />
            </summary>
            {words}
          </details>
        ) : (
          words
        );
      })}
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
