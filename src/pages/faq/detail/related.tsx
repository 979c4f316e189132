import { Heading, Link } from '#design-system/index.ts';
import type { QuestionDetail } from '#src/api/queries/questions.ts';
import { href } from '#src/routing/href.ts';
import { questionText as text } from '../parts/detail-text.ts';
import { questionHref } from '../parts/question-address.ts';
import * as styles from './detail.css.ts';

interface RelatedProps {
  readonly spu: string;
  readonly related: QuestionDetail['related'];
}

/** Other questions about the product, and the way to all of them. */
export function Related({ spu, related }: RelatedProps) {
  return (
    <nav className={styles.related} aria-label={text.related}>
      {related.length > 0 && (
        <>
          <Heading level={2} look={4}>
            {text.related}
          </Heading>
          <ul>
            {related.map(({ questionId, title }) => (
              <li key={questionId}>
                <Link href={questionHref(questionId)} tone="quiet" className={styles.way}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link href={href('/faq/list', { spu })} className={styles.way}>
        {text.all}
      </Link>
    </nav>
  );
}
