import { Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { articleHref } from './help-address.ts';
import * as styles from './help.css.ts';

interface ArticleRowsProps {
  readonly articles: readonly components['schemas']['HelpArticleRow'][];
  /** The short answers below the titles. */
  readonly withSummary?: boolean;
  readonly label?: string | undefined;
  /** The light that the reader has. */
  readonly model?: string | undefined;
}

/** Articles to go on to, one in a row. */
export function ArticleRows({ articles, withSummary = false, label, model }: ArticleRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {articles.map((article) => (
        <li key={article.faqId}>
          <Link href={articleHref(article, model)} tone="quiet" className={styles.row}>
            <span className={styles.rowTitle}>{article.title}</span>
            {withSummary && <span className={styles.rowText}>{article.summary}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
