import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './state-page.css.ts';

export type StatePageProps = {
  /** One of the drawings for states; none where none of them means this. */
  art?: ReactNode;
  title: string;
  body?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** Empty, not found, done: a drawing, a sentence and an action. */
export function EmptyState({ art, title, body, actions, headingLevel = 2 }: StatePageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      {art}
      <Heading className={classNames(styles.title, headingLevel === 1 && styles.pageTitle)}>{title}</Heading>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The same for a failure: announced immediately. */
export function ErrorState(props: StatePageProps) {
  return (
    <div role="alert">
      <EmptyState {...props} />
    </div>
  );
}
