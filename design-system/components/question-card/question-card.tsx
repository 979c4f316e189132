import type { ReactNode } from 'react';
import { IconChat } from '../../icons/icons.ts';
import { Link } from '../link/link.tsx';
import * as styles from './question-card.css.ts';

export type QuestionCardProps = {
  question: string;
  href: string;
  /** Author and date: "Asked by Ada, 3 March". */
  meta: string;
  /** "4 answers", "No answer yet". */
  answersText: string;
  /** The best answer, an `AnswerCard`. */
  children?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** A question about a product, with its most helpful answer. */
export function QuestionCard({ question, href, meta, answersText, children, headingLevel = 3 }: QuestionCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root}>
      <div className={styles.ask}>
        <Heading className={styles.question}>
          <Link href={href} tone="quiet">
            {question}
          </Link>
        </Heading>
        <p className={styles.quiet}>{meta}</p>
      </div>
      {children}
      <p className={styles.count}>
        <IconChat size={20} />
        {answersText}
      </p>
    </article>
  );
}
