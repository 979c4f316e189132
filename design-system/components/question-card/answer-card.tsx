import type { ReactNode } from 'react';
import { Avatar, type AvatarVariant } from '../avatar/avatar.tsx';
import * as styles from './question-card.css.ts';

export type AnswerCardProps = {
  author: { name: string; src?: string | undefined; variant?: AvatarVariant | undefined };
  /** The role of the answerer: "Lampyris", "Bought it". */
  standing?: string | undefined;
  date: { text: string; dateTime: string };
  body: string;
  /** A `PictureStrip`. */
  pictures?: ReactNode;
  /** What only its author sees of it: "Waits to be read". */
  note?: ReactNode;
  /** Actions: vote, report. */
  actions?: ReactNode;
  /** Lifts the answer that helped most onto a panel, under this heading: "Best answer". */
  bestTitle?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** An answer to a question. */
export function AnswerCard({
  author,
  standing,
  date,
  body,
  pictures,
  note,
  actions,
  bestTitle,
  headingLevel = 2,
}: AnswerCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isBest = bestTitle !== undefined;
  return (
    <article className={isBest ? styles.best : styles.answer}>
      {isBest && <Heading className={styles.bestTitle}>{bestTitle}</Heading>}
      {note}
      <p className={isBest ? styles.bestBody : styles.body}>{body}</p>
      {pictures}
      <div className={styles.by}>
        <Avatar {...author} size="s" />
        <span className={styles.name}>{author.name}</span>
        {standing !== undefined && <span>{standing}</span>}
        <time dateTime={date.dateTime}>{date.text}</time>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
