import type { ReactNode } from 'react';
import { Avatar, type AvatarVariant } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import * as styles from './question-card.css.ts';

export type AnswerCardProps = {
  author: { name: string; src?: string | undefined; variant?: AvatarVariant | undefined };
  /** The role of the answerer: "Lampyris", "Savvy User". */
  standing?: string | undefined;
  date: { text: string; dateTime: string };
  body: string;
  /** Actions: vote, report. */
  actions?: ReactNode;
};

/** An answer to a question. */
export function AnswerCard({ author, standing, date, body, actions }: AnswerCardProps) {
  return (
    <div className={styles.answer}>
      <Avatar {...author} size="s" />
      <div className={styles.said}>
        <p className={styles.by}>
          <span>{author.name}</span>
          {standing !== undefined && <Badge tone="brand">{standing}</Badge>}
          <time className={styles.quiet} dateTime={date.dateTime}>
            {date.text}
          </time>
        </p>
        <p className={styles.body}>{body}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
