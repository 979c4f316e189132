import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import * as styles from './question-card.css.ts';

export type QuestionCardProps = {
  question: string;
  href: string;
  /** How the best answer begins; left out without one. */
  firstLine?: string | undefined;
  /** Author and date: "Asked by Ada, Mar 3". */
  meta: string;
  /** "3 more answers", "No answer yet". */
  answersText: string;
  /** A whole answer in place of its first line: an `AnswerCard`. */
  children?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** A question about a product as a row of a list, with the beginning of its best answer. */
export function QuestionCard({
  question,
  href,
  firstLine,
  meta,
  answersText,
  children,
  headingLevel = 3,
}: QuestionCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root}>
      <Heading className={styles.question}>
        <Link href={href} tone="quiet">
          {question}
        </Link>
      </Heading>
      {firstLine !== undefined && <p className={styles.firstLine}>{firstLine}</p>}
      {children}
      <p className={styles.notes}>
        <span>{meta}</span>
        <span>{answersText}</span>
      </p>
    </article>
  );
}
