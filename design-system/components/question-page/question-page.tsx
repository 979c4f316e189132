import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Heading } from '../text/heading.tsx';
import * as styles from './question-page.css.ts';

export type QuestionPageProps = {
  /** "Questions about Dome", or the question itself. */
  title: string;
  /** Below the title: who asked, the details of the question, its pictures. */
  lead?: ReactNode;
  /** What it is about: a `QuestionProduct`. */
  product: ReactNode;
  /** Where the product stands on wide screens: left of a list of questions, right of the answers to one. */
  side: keyof typeof styles.sides;
  /** A search field, beside the title on wide screens. */
  tools?: ReactNode;
  /** The questions, or the answers. */
  children: ReactNode;
  /** At the thumb on a phone, beside the title on wide screens. Rendered twice: it must not carry an id. */
  action?: ReactNode;
  /** An answer box: at the thumb on a phone, below the answers on wide screens. */
  reply?: ReactNode;
};

/** Questions about a product, or one of them with its answers. */
export function QuestionPage({ title, lead, product, side, tools, children, action, reply }: QuestionPageProps) {
  const head = (
    <header className={styles.heads[side]}>
      <Heading level={1} className={styles.titles[side]}>
        {title}
      </Heading>
      {lead}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </header>
  );
  const foot = action ?? reply;
  return (
    <div className={styles.sides[side]}>
      {side === 'start' && head}
      <aside className={styles.products[side]}>{product}</aside>
      {side === 'end' && head}
      <div className={styles.mains[side]}>
        {children}
        {foot !== undefined && (
          <div className={classNames(styles.foot, action !== undefined && styles.footOnPhone)}>{foot}</div>
        )}
      </div>
    </div>
  );
}
