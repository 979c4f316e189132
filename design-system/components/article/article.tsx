import type { ReactNode } from 'react';
import type { ProsePart } from '../prose/prose-contents.ts';
import { Heading } from '../text/heading.tsx';
import { ArticleContents } from './article-contents.tsx';
import * as styles from './article.css.ts';

export type ArticleProps = {
  title: string;
  /** Beside the title: where it holds, when it was written. */
  note?: ReactNode;
  /** In short: at most three sentences. */
  summary?: ReactNode;
  /** The parts of the text; a text of one part has no contents. */
  parts?: readonly ProsePart[] | undefined;
  /** The name of the contents: "On this page". */
  contentsLabel: string;
  /** The text: `Prose`, `ArticleSteps`. */
  children: ReactNode;
  /** Below the text: whether it helped, its version, what to do next. */
  foot?: ReactNode;
  /** What it is about, right of it on wide screens: a product, a manual, a film. */
  aside?: ReactNode;
};

/** A text to read, with its contents beside it. */
export function Article({ title, note, summary, parts = [], contentsLabel, children, foot, aside }: ArticleProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <div className={styles.titleRow}>
          <Heading level={1}>{title}</Heading>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      </header>
      {parts.length > 1 && <ArticleContents label={contentsLabel} parts={parts} />}
      <div className={styles.body}>
        {children}
        {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
      </div>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
    </article>
  );
}
