import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './chat.css.ts';

export type ChatMessageProps = {
  from: keyof typeof styles.messages;
  /** Said before the words: "You", "Help robot". */
  author: string;
  children: ReactNode;
  time?: { text: string; dateTime: string } | undefined;
  /** "Sending", "Not sent", with what to do about it. */
  state?: ReactNode;
  /** Where the answer comes from, one line each. */
  sources?: readonly { href: string; label: string }[] | undefined;
  /** One button at most. */
  action?: ReactNode;
};

/** Something that was said: by who uses the shop in a bubble, by the shop as plain text. */
export function ChatMessage({ from, author, children, time, state, sources = [], action }: ChatMessageProps) {
  return (
    <div className={styles.messages[from]}>
      <div className={from === 'you' ? styles.bubble : undefined}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {children}
      </div>
      {sources.length > 0 && (
        <ul className={styles.sources}>
          {sources.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={styles.source}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {action}
      {(time !== undefined || state !== undefined) && (
        <div className={styles.time}>
          {time && <time dateTime={time.dateTime}>{time.text}</time>}
          {state}
        </div>
      )}
    </div>
  );
}
