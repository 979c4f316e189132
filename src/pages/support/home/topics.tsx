import {
  Heading,
  IconBolt,
  IconBulb,
  IconClock,
  IconEdit,
  IconMoon,
  IconReturn,
  IconSun,
  IconTruck,
  Link,
  SectionHeader,
} from '#design-system/index.ts';
import { useText } from '#src/widgets/use-text.ts';
import { articleHref, topicHref } from '../parts/help-address.ts';
import type { SupportHome } from '../parts/help-queries.ts';
import * as styles from './home.css.ts';
import { supportHomeText } from './text.ts';

const icons = new Map([
  ['bolt', IconBolt],
  ['bulb', IconBulb],
  ['clock', IconClock],
  ['edit', IconEdit],
  ['moon', IconMoon],
  ['return', IconReturn],
  ['sun', IconSun],
  ['truck', IconTruck],
]);

/** So many articles of a topic are read without opening it. */
const articlesShown = 3;

/** The topics of the help, each with its first articles. */
export function Topics({ topics }: { topics: SupportHome['topics'] }) {
  const text = useText(supportHomeText);
  return (
    <section aria-labelledby="topics">
      <SectionHeader id="topics" title={text.topics} />
      <ul className={styles.topics}>
        {topics.map(({ topic: { topicId, title, line, icon }, articles }) => {
          const Icon = icons.get(icon);
          return (
            <li key={topicId} className={styles.topic}>
              <span className={styles.topicIcon}>{Icon && <Icon size={24} />}</span>
              <div className={styles.topicWords}>
                <Heading level={3} look={4}>
                  <Link href={topicHref(topicId)} tone="quiet">
                    {title}
                  </Link>
                </Heading>
                <p className={styles.topicLine}>{line}</p>
                <ul className={styles.topicLinks} aria-label={title}>
                  {articles.slice(0, articlesShown).map((article) => (
                    <li key={article.faqId}>
                      <Link href={articleHref(article)} className={styles.topicLink}>
                        {article.title}
                      </Link>
                    </li>
                  ))}
                  {articles.length > articlesShown && (
                    <li>
                      <Link href={topicHref(topicId)} tone="quiet" className={styles.topicLink}>
                        {text.all(articles.length)}
                      </Link>
                    </li>
                  )}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
