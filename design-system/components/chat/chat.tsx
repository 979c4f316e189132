import type { ReactNode } from 'react';
import * as styles from './chat.css.ts';

export type ChatProps = {
  /** Who answers: "Help robot, not a person". */
  note: string;
  /** Names the messages: "Messages". */
  label: string;
  /** `ChatMessage`s, the oldest first. */
  children: ReactNode;
  /** A `ReplyBox`; at the thumb on a phone. */
  reply: ReactNode;
  /** Beside the talk on wide screens and below it on a phone: what the other side knows, the way to a person. */
  side?: ReactNode;
};

/** A talk with the assistant. What comes in is read aloud when the screen reader has nothing else to say. */
export function Chat({ note, label, children, reply, side }: ChatProps) {
  return (
    <div className={styles.root}>
      <div className={styles.talk}>
        <p className={styles.note}>{note}</p>
        <div className={styles.log} role="log" aria-live="polite" aria-label={label}>
          {children}
        </div>
        <div className={styles.foot}>{reply}</div>
      </div>
      {side !== undefined && <aside className={styles.side}>{side}</aside>}
    </div>
  );
}
