import { Link } from '#design-system/index.ts';
import { questionListText as text } from './text.ts';
import { questionsText } from '../parts/questions-text.ts';
import { narrowed, questionTags, type ListAddress } from './list-address.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './list.css.ts';

/** What questions are about, each topic a link to its own list. */
export function Topics({ address }: { address: ListAddress }) {
  const tags = useText(questionsText.tags);
  const topics = [
    { tag: undefined, label: text.everyTopic },
    ...questionTags.map((tag) => ({ tag, label: tags[tag] })),
  ];
  return (
    <nav aria-label={text.topics}>
      <ul className={styles.topics}>
        {topics.map(({ tag, label }) => (
          <li key={label}>
            <Link
              href={narrowed(address, { tag })}
              tone="plain"
              className={styles.topic}
              aria-current={tag === address.tag ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
