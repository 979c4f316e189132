import { Heading, Text } from '#design-system/index.ts';
import { shareText } from './text.ts';
import * as styles from './share.css.ts';

const text = shareText.steps;

/** Three lines, one for each thing that happens. */
export function HowItWorks() {
  return (
    <section aria-labelledby="share-steps" className={styles.halves}>
      <Heading level={2} id="share-steps">
        {text.title}
      </Heading>
      <ol className={styles.steps}>
        {text.items.map((item) => (
          <li key={item.title} className={styles.step}>
            <Text weight="medium">{item.title}</Text>
            <Text tone="muted">{item.text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
